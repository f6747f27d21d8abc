/** Groups of the settings of an instance. */
export const settingGroups = [
  'instance',
  'access',
  'legal',
  'mail',
  'sources',
  'login',
  'files',
] as const
export type SettingGroup = (typeof settingGroups)[number]

/**
 * Forms of values, all as text: `secret` is written and never shown; `switch` is `on` or `off`; `hue` is an angle of
 * the color wheel in whole degrees, 0 to 359; `country` has two letters; `language` is a code such as `en-US`.
 */
export type SettingForm =
  | 'text'
  | 'longText'
  | 'email'
  | 'address'
  | 'secret'
  | 'switch'
  | 'choice'
  | 'hue'
  | 'country'
  | 'language'

interface Rule<Name extends string> {
  /** That of the environment variable. */
  name: Name
  group: SettingGroup
  form: SettingForm
  /** In effect without a value; null for none, or if it follows from other settings. */
  default: string | null
  /** Of a choice. */
  options?: readonly string[]
}

const rule =
  (group: SettingGroup) =>
  <const Name extends string>(
    name: Name,
    form: SettingForm,
    { fallback = null, options }: { fallback?: string | null; options?: readonly string[] } = {},
  ): Rule<Name> => ({ name, group, form, default: fallback, ...(options && { options }) })

const instance = rule('instance')
const access = rule('access')
const legal = rule('legal')
const mail = rule('mail')
const sources = rule('sources')
const login = rule('login')
const files = rule('files')

/** The settings that admins change in the running product, in the order of their page. */
export const settingRules = [
  instance('INSTANCE_NAME', 'text', { fallback: 'Medley' }),
  instance('ACCENT_HUE', 'hue'),
  instance('PUBLIC_URL', 'address'),
  access('REGISTRATION', 'choice', { fallback: 'open', options: ['open', 'invited', 'closed'] }),
  access('VISITORS', 'choice', { fallback: 'browse', options: ['browse', 'none'] }),
  access('CONFIRM_EMAIL', 'switch'),
  access('REQUIRE_ADMIN_2FA', 'switch'),
  legal('OPERATOR_NAME', 'text'),
  legal('CONTACT_EMAIL', 'email'),
  legal('SUPPORT_EMAIL', 'email'),
  legal('OPERATOR_ADDRESS', 'longText'),
  legal('OPERATOR_STATE', 'text', { fallback: 'Delaware' }),
  legal('APP_STORE_URL', 'address'),
  legal('GOOGLE_PLAY_URL', 'address'),
  mail('SMTP_URL', 'secret'),
  mail('MAIL_FROM', 'text', { fallback: 'Medley <no-reply@localhost>' }),
  sources('TMDB_TOKEN', 'secret'),
  sources('GOOGLE_BOOKS_KEY', 'secret'),
  sources('SPOTIFY_CLIENT_ID', 'text'),
  sources('SPOTIFY_CLIENT_SECRET', 'secret'),
  sources('SOURCES_CONTACT', 'text'),
  sources('SOURCES_COUNTRY', 'country', { fallback: 'US' }),
  sources('SOURCES_LANGUAGE', 'language', { fallback: 'en-US' }),
  login('OIDC_ISSUER', 'address'),
  login('OIDC_CLIENT_ID', 'text'),
  login('OIDC_CLIENT_SECRET', 'secret'),
  login('OIDC_NAME', 'text'),
  login('OIDC_ONLY', 'switch', { fallback: 'off' }),
  login('OIDC_ADMIN_GROUP', 'text'),
  login('OIDC_GROUPS_CLAIM', 'text', { fallback: 'groups' }),
  files('S3_ENDPOINT', 'address'),
  files('S3_BUCKET', 'text'),
  files('S3_REGION', 'text', { fallback: 'us-east-1' }),
  files('S3_ACCESS_KEY', 'text'),
  files('S3_SECRET_KEY', 'secret'),
  files('S3_PUBLIC_URL', 'address'),
] as const

export type SettingRule = (typeof settingRules)[number]
export type SettingName = SettingRule['name']

export const settingNames: readonly SettingName[] = settingRules.map(({ name }) => name)

/** The services that can be tried with values that are not saved yet. */
export const triedServices = ['mail', 'tmdb', 'googleBooks', 'spotify', 'login', 'files'] as const
export type TriedService = (typeof triedServices)[number]

/** The most characters of a value. */
export const settingLengthMax = 2_000
