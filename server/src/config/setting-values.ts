import type { SettingName } from '@medley/contract/administration/setting-rules'
import { emailPattern, limits, usernamePattern } from '@medley/contract/limits'
import { z } from 'zod'
import { isReachableContact } from '../catalogue/contact.ts'
import { isStrongSecret } from '../lib/secret.ts'
import { registrations, visitorRights } from './access.ts'
import { ConfigError } from './config-error.ts'
import { withSecretFiles } from './config-files.ts'
import { addressFault } from './database-address.ts'
import { states } from './site.ts'
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
  SETUP: onOff.default('on'),
  INSTANCE_NAME: z.string().trim().min(1).max(60, 'must have at most 60 characters').optional(),
  ACCENT_HUE: wholeNumber(0, 359).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an address' }).optional(),
  WEB_ORIGINS: origins.default([]),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')
    .optional(),
  CONFIRM_EMAIL: onOff.optional(),
  MAIL_FROM: z.string().default('Medley <no-reply@localhost>'),
  SUPPORT_EMAIL: z.string().regex(emailPattern, 'must be an e-mail address').optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  CONTACT_EMAIL: z.string().regex(emailPattern, 'must be an e-mail address').optional(),
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

export type Settings = z.output<typeof settings>

/** Values that admins have stored, by the names of the settings. */
export type StoredValues = Readonly<Partial<Record<SettingName, string>>>

/** The settings of the environment. An empty value counts as absent; secrets may be in files. */
export function readEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const present = Object.entries(environment).filter(([, value]) => value !== '')
  return withSecretFiles(Object.fromEntries(present))
}

/** The values of all settings. Throws a ConfigError. */
export function readSettings(given: NodeJS.ProcessEnv, stored: StoredValues): Settings {
  const result = settings.safeParse({ ...stored, ...given })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const setting = String(issue?.path[0])
  const name = given[`${setting}_FILE`] === undefined ? setting : `${setting}_FILE`
  throw new ConfigError(`The setting ${name} is not usable: ${issue?.message}.`, { setting })
}
