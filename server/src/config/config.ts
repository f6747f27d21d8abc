import { resolve } from 'node:path'
import { productName } from '@medley/messages/titles'
import { isReachableContact } from '../catalogue/contact.ts'
import type { Locale } from '../catalogue/locale.ts'
import type { S3Store } from '../files/s3-files.ts'
import { isThisMachine } from '../lib/this-machine.ts'
import { ConfigError } from './config-error.ts'
import { identityProviderOf, providerName } from './identity-provider.ts'
import {
  readEnvironment,
  readSettings,
  type Settings,
  type StoredValues,
} from './setting-values.ts'
import type { Site } from './site.ts'

export interface AdminAccount {
  id: number
  username: string
  email: string
  password: string
}

export type Config = ReturnType<typeof readConfig>

/** The environment of this process. */
export const ownEnvironment = (): NodeJS.ProcessEnv => process.env

/**
 * Reads and checks the settings: those of the environment, and those that admins have stored where it is silent.
 * @throws ConfigError that names the setting and what it must be.
 */
export function readConfig(
  environment: NodeJS.ProcessEnv = ownEnvironment(),
  stored: StoredValues = {},
) {
  const values = readSettings(readEnvironment(environment), stored)
  return {
    needsSetup: values.SETUP === 'on',
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
    supportAddress: addressOf(values, values.SUPPORT_EMAIL, 'support@medley.example'),
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

/** Where nobody else reaches the product, an example takes the place of an address that is not set. */
function addressOf(values: Settings, address: string | undefined, example: string): string | null {
  return address ?? (isThisMachine(new URL(publicUrlOf(values)).hostname) ? example : null)
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
      instance: values.INSTANCE_NAME ?? productName,
      accentHue: values.ACCENT_HUE ?? null,
      isDemo: values.SEED_PEOPLE === 'on',
      contactEmail: addressOf(values, values.CONTACT_EMAIL, 'contact@medley.example'),
      supportEmail: addressOf(values, values.SUPPORT_EMAIL, 'support@medley.example'),
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
  throw new ConfigError(`The setting ${name} is not usable: ${rule}.`, { setting: 'PUBLIC_URL' })
}

function spotifyKeys(values: Settings): { clientId: string; clientSecret: string } | undefined {
  const { SPOTIFY_CLIENT_ID: clientId, SPOTIFY_CLIENT_SECRET: clientSecret } = values
  if (!clientId && !clientSecret) return undefined
  if (clientId && clientSecret) return { clientId, clientSecret }
  throw new ConfigError(
    'The settings SPOTIFY_CLIENT_ID and SPOTIFY_CLIENT_SECRET belong together: give both or none.',
    { setting: 'SPOTIFY_CLIENT_ID' },
  )
}

function s3Store(values: Settings): S3Store | null {
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
      { setting: 'S3_ENDPOINT' },
    )
  }
  const { S3_REGION: region, S3_PUBLIC_URL: publicUrl } = values
  return { endpoint, bucket, accessKey, secretKey, region, publicUrl }
}
