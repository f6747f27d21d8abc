import { resolve } from 'node:path'
import { limits, usernamePattern, emailPattern } from '@medley/contract/limits'
import { z } from 'zod'
import { isReachableContact } from '../catalogue/contact.ts'
import type { Locale } from '../catalogue/locale.ts'
import { ConfigError } from './config-error.ts'
import { registrations, visitorRights } from './access.ts'
import { addressFault } from './database-address.ts'
import { withSecretFiles } from './config-files.ts'
import { identityProviderOf, providerName } from './identity-provider.ts'
import { isStrongSecret } from '../lib/secret.ts'
import { type Site, states } from './site.ts'
import type { S3Store } from '../files/s3-files.ts'
import { isThisMachine } from '../lib/this-machine.ts'
import { trustedProxies } from './trusted-proxies.ts'

const onOff = z.enum(['on', 'off'])
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.int().min(min).max(max))

const origins = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.url({
        protocol: /^(https?|capacitor)$/,
        error: 'must be origins like https://medley.example, with commas between',
      }),
    ),
  )

const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://', abort: true })
  .superRefine((address, check) => {
    const message = addressFault(address)
    if (message !== null) check.addIssue({ code: 'custom', message })
  })

const adminName = z.string().regex(usernamePattern).max(limits.usernameMax)
const adminPassword = z.string().min(limits.passwordMin).max(limits.passwordMax)

const tokenSecret = z
  .string()
  .refine((text) => text.length >= 32 && isStrongSecret(text), 'must have at least 32 characters')

const share = z
  .string()
  .regex(/^(0|1|[01]?\.\d+)$/, 'must be a number from 0 to 1')
  .transform(Number)
  .pipe(z.number().max(1, 'must be a number from 0 to 1'))

const country = z
  .string()
  .regex(/^[A-Za-z]{2}$/, 'must be a country code of two letters, such as US')
  .transform((code) => code.toUpperCase())
  .refine(isNamed('region'), 'must be a country code of two letters, such as US')

const language = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/, 'must be a language code, such as en or en-US')
  .refine(isNamed('language'), 'must be a language code, such as en or en-US')

/** True if a code is assigned. */
function isNamed(type: 'region' | 'language') {
  const names = new Intl.DisplayNames(['en'], { type, fallback: 'none' })
  return (code: string) => names.of(code) !== undefined
}

/** All settings with name, schema and default. */
const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.regex(/^[^,]*$/, 'must be one address').optional(),
  PG_BIN: z.string().optional(),
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  ROLE: z.enum(['all', 'web', 'worker']).default('all'),
  WORKERS: wholeNumber(1, 64).default(1),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  WEB_ORIGINS: origins.default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  CONFIRM_EMAIL: onOff.optional(),
  MAIL_FROM: z.string().default('Medley <no-reply@localhost>'),
  SUPPORT_EMAIL: z
    .string()
    .regex(emailPattern, 'must be an e-mail address')
    .default('support@medley.example'),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  CONTACT_EMAIL: z
    .string()
    .regex(emailPattern, 'must be an e-mail address')
    .default('contact@medley.example'),
  OPERATOR_STATE: z
    .enum(states, { error: 'must be a state of the USA, such as New York' })
    .default('Delaware'),
  APP_STORE_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  GOOGLE_PLAY_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  PICTURE_CACHE_MB: wholeNumber(10, 1_000_000).default(500),
  S3_REGION: z.string().default('us-east-1'),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  OPERATOR_ADDRESS: z.string().max(500).optional(),
  UPGRADE_NOTICE_URL: z.url({ protocol: /^https$/, error: 'must be an https address' }).optional(),
  OFFLINE: z.enum(['1', '0', 'on', 'off']).default('off'),
  TMDB_TOKEN: z.string().optional(),
  GOOGLE_BOOKS_KEY: z.string().optional(),
  SPOTIFY_CLIENT_ID: z.string().optional(),
  SPOTIFY_CLIENT_SECRET: z.string().optional(),
  SOURCES_CONTACT: z
    .string()
    .regex(/^[\x20-\x7e]+$/, 'must be an address in plain letters')
    .refine(isReachableContact, 'must be an e-mail address or URL that the sources can reach')
    .optional(),
  SOURCES_COUNTRY: country.default('US'),
  SOURCES_LANGUAGE: language.default('en-US'),
  TOKEN_SECRET: tokenSecret.optional(),
  TOKEN_SECRET_PREVIOUS: tokenSecret.optional(),
  ADMIN_USERNAME: adminName.optional(),
  ADMIN_EMAIL: z.string().regex(emailPattern).optional(),
  ADMIN_PASSWORD: adminPassword.optional(),
  ADMIN2_USERNAME: adminName.optional(),
  ADMIN2_EMAIL: z.string().regex(emailPattern).optional(),
  ADMIN2_PASSWORD: adminPassword.optional(),
  REQUIRE_ADMIN_2FA: onOff.optional(),
  REGISTRATION: z.enum(registrations).default('open'),
  VISITORS: z.enum(visitorRights).default('browse'),
  OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().min(1).max(50).optional(),
  OIDC_ONLY: onOff.default('off'),
  OIDC_ADMIN_GROUP: z.string().trim().min(1).optional(),
  OIDC_GROUPS_CLAIM: z.string().trim().min(1).optional(),
  SEED_PEOPLE: onOff.default('off'),
  DEVELOPER_PAGES: onOff.optional(),
  RATE_LIMIT: onOff.default('on'),
  SHED_LOAD: onOff.default('on'),
  TRUST_PROXY: trustedProxies.prefault('off'),
  CHECK_ANSWERS: onOff.default('off'),
  SLOW_REQUEST_MS: wholeNumber(1, 600_000).default(1_000),
  SLOW_STATEMENT_MS: wholeNumber(1, 600_000).default(500),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().default('localhost'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like http://localhost:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(''),
  OTEL_SERVICE_NAME: z.string().max(200).default('medley'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  OTEL_PROPAGATORS: z.enum(['none', 'tracecontext']).default('none'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('warn'),
})

export interface AdminAccount {
  id: number
  username: string
  email: string
  password: string
}

export type Config = ReturnType<typeof readConfig>

/**
 * Reads and checks the settings. An empty value counts as absent; secrets may be in files.
 * @throws ConfigError that names the setting and what it must be.
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env) {
  const values = readSettings(environment)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    backups: backupsOf(values),
    databaseUrl: values.DATABASE_URL,
    databaseReadUrl: databaseReadUrl(values),
    postgresPrograms: values.PG_BIN,
    role: values.ROLE,
    webProcesses: values.ROLE === 'worker' ? 1 : values.WORKERS,
    drainSeconds: values.DRAIN_SECONDS,
    publicUrl: publicUrlOf(values),
    smtpUrl: values.SMTP_URL,
    confirmsAddresses: confirmsAddresses(values),
    mailFrom: values.MAIL_FROM,
    supportAddress: values.SUPPORT_EMAIL,
    site: siteOf(values),
    operatorAddress: values.OPERATOR_ADDRESS,
    offline: isOffline(values),
    upgradeNoticeUrl: isOffline(values) ? null : (values.UPGRADE_NOTICE_URL ?? null),
    sourceKeys: {
      tmdbToken: values.TMDB_TOKEN,
      googleBooksKey: values.GOOGLE_BOOKS_KEY,
      spotify: spotifyKeys(values),
    },
    sourcesContact: contactOf(values),
    sourcesLocale: localeOf(values),
    webOrigins: values.WEB_ORIGINS,
    pictureBytesMax: values.PICTURE_CACHE_MB * 1_000_000,
    s3: s3Store(values),
    tokenSecret: values.TOKEN_SECRET,
    previousTokenSecret:
      values.TOKEN_SECRET_PREVIOUS === undefined
        ? undefined
        : new TextEncoder().encode(values.TOKEN_SECRET_PREVIOUS),
    developerPages: developerPages(values),
    admins: adminsOf(values),
    requireAdminSecondFactor: requiresAdminSecondFactor(values),
    access: { registration: values.REGISTRATION, visitors: values.VISITORS },
    identityProvider: identityProviderOf(values),
    seedPeople: values.SEED_PEOPLE === 'on',
    rateLimit: values.RATE_LIMIT === 'on',
    shedsLoad: values.SHED_LOAD === 'on',
    trustedProxies: values.TRUST_PROXY,
    checkAnswers: values.CHECK_ANSWERS === 'on',
    slowRequestMs: values.SLOW_REQUEST_MS,
    slowStatementMs: values.SLOW_STATEMENT_MS,
    metrics: metricsOf(values),
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
  }
}

type Settings = z.output<typeof settings>

function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const present = Object.entries(environment).filter(([, value]) => value !== '')
  const given = withSecretFiles(Object.fromEntries(present))
  const result = settings.safeParse(given)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const setting = String(issue?.path[0])
  const name = given[`${setting}_FILE`] === undefined ? setting : `${setting}_FILE`
  throw new ConfigError(`The setting ${name} is not usable: ${issue?.message}.`)
}

const isOffline = ({ OFFLINE }: Settings): boolean => OFFLINE === '1' || OFFLINE === 'on'

function backupsOf({ BACKUP_DIR, BACKUP_PASSPHRASE: passphrase }: Settings) {
  return BACKUP_DIR === undefined ? null : { folder: resolve(BACKUP_DIR), passphrase }
}

function databaseReadUrl({ DATABASE_URL, DATABASE_READ_URL }: Settings): string | undefined {
  if (DATABASE_URL !== undefined || DATABASE_READ_URL === undefined) return DATABASE_READ_URL
  throw new ConfigError(
    'The setting DATABASE_READ_URL needs DATABASE_URL: the embedded database has no replicas.',
  )
}

/** Without a mail server no one would get the link, so by default addresses then need none. */
function confirmsAddresses({ CONFIRM_EMAIL, SMTP_URL }: Settings): boolean {
  return CONFIRM_EMAIL === undefined ? SMTP_URL !== undefined : CONFIRM_EMAIL === 'on'
}

function publicUrlOf({ PUBLIC_URL, PORT }: Settings): string {
  return PUBLIC_URL ?? `http://localhost:${PORT}`
}

/** By default, where other machines can reach the product: a trial on this one starts without. */
function requiresAdminSecondFactor(values: Settings): boolean {
  const { hostname } = new URL(publicUrlOf(values))
  return (values.REQUIRE_ADMIN_2FA ?? (isThisMachine(hostname) ? 'off' : 'on')) === 'on'
}

/** By default, where nobody else reaches the product. */
function developerPages(values: Settings): boolean {
  if (values.DEVELOPER_PAGES !== undefined) return values.DEVELOPER_PAGES === 'on'
  return isThisMachine(new URL(publicUrlOf(values)).hostname)
}

/** Contact of the operator that sources receive; null if nothing reaches them. */
function contactOf({ SOURCES_CONTACT, PUBLIC_URL }: Settings): string | null {
  const contact = SOURCES_CONTACT ?? PUBLIC_URL ?? ''
  return isReachableContact(contact) ? contact : null
}

function localeOf({ SOURCES_COUNTRY, SOURCES_LANGUAGE }: Settings): Locale {
  return { country: SOURCES_COUNTRY, language: SOURCES_LANGUAGE }
}

function siteOf(values: Settings): Site {
  return {
    url: publicUrlOf(values).replace(/\/+$/, ''),
    operator: {
      name: values.OPERATOR_NAME ?? null,
      contactEmail: values.CONTACT_EMAIL,
      supportEmail: values.SUPPORT_EMAIL,
      state: values.OPERATOR_STATE,
      appStoreUrl: values.APP_STORE_URL ?? null,
      googlePlayUrl: values.GOOGLE_PLAY_URL ?? null,
      registration: values.REGISTRATION,
      visitors: values.VISITORS,
      loginProvider: providerName(values),
      isLoginByProviderOnly: values.OIDC_ONLY === 'on',
    },
  }
}

function metricsOf({ METRICS_PORT: port, METRICS_HOST: host }: Settings) {
  return port === undefined ? null : { port, host }
}

/** Null without a collector. */
function tracingOf(values: Settings) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base } = values
  if (base === undefined) return null
  return {
    url: `${base.replace(/\/+$/, '')}/v1/traces`,
    headers: values.OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: values.OTEL_SERVICE_NAME,
    sampledShare: values.OTEL_TRACES_SAMPLER_ARG,
    continuesTraces: values.OTEL_PROPAGATORS === 'tracecontext',
  }
}

function adminsOf(values: Settings): AdminAccount[] {
  const { ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD } = values
  const { ADMIN2_USERNAME, ADMIN2_EMAIL, ADMIN2_PASSWORD } = values
  const admins = [
    adminAccount(1, 'ADMIN', ADMIN_USERNAME, ADMIN_EMAIL, ADMIN_PASSWORD),
    adminAccount(2, 'ADMIN2', ADMIN2_USERNAME, ADMIN2_EMAIL, ADMIN2_PASSWORD),
  ].filter((admin) => admin !== null)
  for (const admin of admins) refuseShortPassword(admin, values)
  return admins
}

function adminAccount(
  id: number,
  prefix: string,
  username: string | undefined,
  email: string | undefined,
  password: string | undefined,
): AdminAccount | null {
  if (username === undefined && email === undefined && password === undefined) return null
  if (username === undefined || email === undefined || password === undefined) {
    throw new ConfigError(
      `The settings ${prefix}_USERNAME, ${prefix}_EMAIL and ${prefix}_PASSWORD belong together: give all three or none.`,
    )
  }
  return { id, username, email, password }
}

const publicAdminPasswordMin = 15

/** Throws where others reach the product and the password is short. */
function refuseShortPassword({ id, password }: AdminAccount, values: Settings): void {
  if (isThisMachine(new URL(publicUrlOf(values)).hostname)) return
  if (password.length >= publicAdminPasswordMin) return
  const name = id === 1 ? 'ADMIN_PASSWORD' : 'ADMIN2_PASSWORD'
  const rule = `must have at least ${publicAdminPasswordMin} characters where PUBLIC_URL is not on this machine`
  throw new ConfigError(`The setting ${name} is not usable: ${rule}.`)
}

function spotifyKeys(values: Settings): { clientId: string; clientSecret: string } | undefined {
  const { SPOTIFY_CLIENT_ID: clientId, SPOTIFY_CLIENT_SECRET: clientSecret } = values
  if (!clientId && !clientSecret) return undefined
  if (clientId && clientSecret) return { clientId, clientSecret }
  throw new ConfigError(
    'The settings SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET belong together: give both or none.',
  )
}

function s3Store(values: z.output<typeof settings>): S3Store | null {
  const {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY: accessKey,
    S3_SECRET_KEY: secretKey,
  } = values
  if (!endpoint && !bucket && !accessKey && !secretKey && !values.S3_PUBLIC_URL) return null
  if (!endpoint || !bucket || !accessKey || !secretKey) {
    throw new ConfigError(
      'The settings S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY belong together: give all four or none.',
    )
  }
  const { S3_REGION: region, S3_PUBLIC_URL: publicUrl } = values
  return { endpoint, bucket, accessKey, secretKey, region, publicUrl }
}
