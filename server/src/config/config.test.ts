import { isAbsolute } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ConfigError } from './config-error.ts'
import { readConfig } from './config.ts'

describe('without settings', () => {
  const config = readConfig({})

  test('the server runs on its own, on port 3000 of this machine only', () => {
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      role: 'all',
      webProcesses: 1,
      databaseUrl: undefined,
      tokenSecret: undefined,
      webOrigins: [],
      admins: [],
      rateLimit: true,
      shedsLoad: true,
      trustedProxies: null,
      checkAnswers: false,
      logLevel: 'warn',
    })
  })

  test('the data folder has an absolute path', () => {
    expect(isAbsolute(config.dataDir)).toBe(true)
  })
})

test('an empty setting counts as absent', () => {
  const empty = { PORT: '', HOST: '', DATABASE_URL: '', WEB_ORIGINS: '', ADMIN_USERNAME: '' }
  expect(readConfig(empty)).toEqual(readConfig({}))
})

test('traces go to the path for them below the collector, with headers', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'films' }).tracing).toBeNull()
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'https://collector.example/otlp/'
  const OTEL_EXPORTER_OTLP_HEADERS = 'authorization=Bearer%20a=b, x-team = films'
  const given = { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS }
  expect(readConfig({ ...given, OTEL_TRACES_SAMPLER_ARG: '0.25' }).tracing).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: OTEL_EXPORTER_OTLP_HEADERS,
    serviceName: 'medley',
    sampledShare: 0.25,
    continuesTraces: false,
  })
})

test.each(['1.5', '-1', 'half', '01'])('a share of traces of %s is refused', (share) => {
  expect(() => readConfig({ OTEL_TRACES_SAMPLER_ARG: share })).toThrow('a number from 0 to 1')
})

test('settings that nobody knows are passed over', () => {
  expect(readConfig({ PATH: '/bin', SOMETHING: 'else' })).toEqual(readConfig({}))
})

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ WORKERS: '4' }, { webProcesses: 4 }],
  [{ WORKERS: '4', ROLE: 'worker' }, { webProcesses: 1 }],
  [{ DATABASE_URL: 'postgresql://a/b' }, { databaseUrl: 'postgresql://a/b' }],
  [
    { DATABASE_URL: 'postgres://a/m', DATABASE_READ_URL: 'postgresql://c:5433/m' },
    { databaseReadUrl: 'postgresql://c:5433/m' },
  ],
  [{}, { databaseReadUrl: undefined }],
  [
    { WEB_ORIGINS: 'https://a.example, http://localhost:5173, capacitor://localhost,' },
    { webOrigins: ['https://a.example', 'http://localhost:5173', 'capacitor://localhost'] },
  ],
  [{ RATE_LIMIT: 'off' }, { rateLimit: false }],
  [{ SHED_LOAD: 'off' }, { shedsLoad: false }],
  [{ TRUST_PROXY: 'off' }, { trustedProxies: null }],
  [{ TRUST_PROXY: '2' }, { trustedProxies: { hops: 2 } }],
  [
    { TRUST_PROXY: '10.0.0.0/8, 203.0.113.7,fd00::/8' },
    { trustedProxies: { networks: ['10.0.0.0/8', '203.0.113.7', 'fd00::/8'] } },
  ],
  [{ CHECK_ANSWERS: 'on' }, { checkAnswers: true }],
  [{}, { confirmsAddresses: false }],
  [{ SMTP_URL: 'smtp://mail.example' }, { confirmsAddresses: true }],
  [{ SMTP_URL: 'smtp://mail.example', CONFIRM_EMAIL: 'off' }, { confirmsAddresses: false }],
  [{ CONFIRM_EMAIL: 'on' }, { confirmsAddresses: true }],
  [{}, { requireAdminSecondFactor: false }],
  [{ PUBLIC_URL: 'http://127.0.0.1:4000' }, { requireAdminSecondFactor: false }],
  [{ PUBLIC_URL: 'https://medley.club' }, { requireAdminSecondFactor: true }],
  [
    { PUBLIC_URL: 'https://medley.club', REQUIRE_ADMIN_2FA: 'off' },
    { requireAdminSecondFactor: false },
  ],
  [{ REQUIRE_ADMIN_2FA: 'on' }, { requireAdminSecondFactor: true }],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ SUPPORT_EMAIL: 'help@a.example' }, { supportAddress: 'help@a.example' }],
  [{}, { sourcesContact: null, sourcesLocale: { country: 'US', language: 'en-US' } }],
  [{ PUBLIC_URL: 'https://medley.club' }, { sourcesContact: 'https://medley.club' }],
  [{ PUBLIC_URL: 'https://medley.example' }, { sourcesContact: null }],
  [
    { PUBLIC_URL: 'https://medley.club', SOURCES_CONTACT: 'ada@medley.club' },
    { sourcesContact: 'ada@medley.club' },
  ],
  [
    { SOURCES_COUNTRY: 'de', SOURCES_LANGUAGE: 'de' },
    { sourcesLocale: { country: 'DE', language: 'de' } },
  ],
])('reads %j', (environment, expected) => {
  expect(readConfig(environment)).toMatchObject(expected)
})

test.each([
  [{ PORT: 'http' }, 'PORT'],
  [{ PORT: '65536' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ PORT: '80.5' }, 'PORT'],
  [{ WORKERS: '0' }, 'WORKERS'],
  [{ WORKERS: '65' }, 'WORKERS'],
  [{ SOURCES_CONTACT: 'ada@medley.example' }, 'SOURCES_CONTACT'],
  [{ SOURCES_CONTACT: 'http://localhost:3000' }, 'SOURCES_CONTACT'],
  [{ SOURCES_COUNTRY: 'USA' }, 'SOURCES_COUNTRY'],
  [{ SOURCES_COUNTRY: 'QZ' }, 'SOURCES_COUNTRY'],
  [{ SOURCES_LANGUAGE: 'english' }, 'SOURCES_LANGUAGE'],
  [{ SOURCES_LANGUAGE: 'qq' }, 'SOURCES_LANGUAGE'],
  [{ DATABASE_URL: 'mysql://a/b' }, 'DATABASE_URL'],
  [{ DATABASE_READ_URL: 'mysql://a/b' }, 'DATABASE_READ_URL'],
  [{ DATABASE_READ_URL: 'postgres://a/m,postgres://b/m' }, 'DATABASE_READ_URL'],
  [{ PUBLIC_URL: 'medley' }, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
  [{ WEB_ORIGINS: '*' }, 'WEB_ORIGINS'],
  [{ WEB_ORIGINS: 'https://a.example,b.example' }, 'WEB_ORIGINS'],
  [{ TOKEN_SECRET: 'short' }, 'TOKEN_SECRET'],
  [{ RATE_LIMIT: 'yes' }, 'RATE_LIMIT'],
  [{ TRUST_PROXY: 'on' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '0.0.0.0/0' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/33' }, 'TRUST_PROXY'],
  [{ TRUST_PROXY: '10.0.0.0/8,proxy' }, 'TRUST_PROXY'],
  [{ CONFIRM_EMAIL: 'maybe' }, 'CONFIRM_EMAIL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ ADMIN_USERNAME: 'two words' }, 'ADMIN_USERNAME'],
  [{ ADMIN_EMAIL: 'nobody' }, 'ADMIN_EMAIL'],
  [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL'],
  [{ ADMIN_PASSWORD: '1234567' }, 'ADMIN_PASSWORD'],
])('refuses %j in one sentence that names the setting', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(ConfigError)
  expect(() => readConfig(environment)).toThrow(
    new RegExp(`^The setting ${name} is not usable: [^\\n]+\\.$`),
  )
})

test('replicas of the embedded database are refused, because it has none', () => {
  const read = () => readConfig({ DATABASE_READ_URL: 'postgres://b/m' })
  expect(read).toThrow(ConfigError)
  expect(read).toThrow('DATABASE_READ_URL needs DATABASE_URL')
})

test('a secret is not shown in the text of an error', () => {
  expect(() => readConfig({ TOKEN_SECRET: 'hunter2' })).not.toThrow(/hunter2/)
  expect(() => readConfig({ ADMIN_PASSWORD: 'hunter2' })).not.toThrow(/hunter2/)
})

describe('admins', () => {
  const one = {
    ADMIN_USERNAME: 'ann',
    ADMIN_EMAIL: 'ann@mail.example',
    ADMIN_PASSWORD: 'long enough',
  }
  const two = {
    ADMIN2_USERNAME: 'ben',
    ADMIN2_EMAIL: 'ben@mail.example',
    ADMIN2_PASSWORD: 'long enough',
  }

  test('admins have the reserved ids, each their own', () => {
    expect(readConfig({ ...one, ...two }).admins.map(({ id, username }) => [id, username])).toEqual(
      [
        [1, 'ann'],
        [2, 'ben'],
      ],
    )
    expect(readConfig(two).admins.map(({ id }) => id)).toEqual([2])
  })

  test.each([
    [{ ...one, ADMIN_PASSWORD: '' }, 'ADMIN'],
    [{ ADMIN_USERNAME: 'ann' }, 'ADMIN'],
    [{ ...one, ADMIN2_EMAIL: 'ben@mail.example' }, 'ADMIN2'],
  ])('need all three settings: %j', (environment, prefix) => {
    expect(() => readConfig(environment)).toThrow(
      `The settings ${prefix}_USERNAME, ${prefix}_EMAIL and ${prefix}_PASSWORD belong together`,
    )
  })
})

describe('a store for pictures', () => {
  const four = {
    S3_ENDPOINT: 'https://store.example',
    S3_BUCKET: 'pictures',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  }

  test('is used when its four settings are given', () => {
    expect(readConfig({}).s3).toBeNull()
    expect(readConfig(four).s3).toEqual({
      endpoint: 'https://store.example',
      bucket: 'pictures',
      accessKey: 'key',
      secretKey: 'secret',
      region: 'us-east-1',
      publicUrl: undefined,
    })
  })

  test.each([
    ...Object.keys(four).map((name) => ({ ...four, [name]: '' })),
    { S3_PUBLIC_URL: 'https://pictures.example' },
  ])('is refused with a part of them (%#)', (settings) => {
    expect(() => readConfig(settings)).toThrow('give all four or none')
  })
})

test('the two keys of Spotify belong together', () => {
  const two = { SPOTIFY_CLIENT_ID: 'an id', SPOTIFY_CLIENT_SECRET: 'a secret' }
  expect(readConfig({}).sourceKeys.spotify).toBeUndefined()
  expect(readConfig(two).sourceKeys.spotify).toEqual({
    clientId: 'an id',
    clientSecret: 'a secret',
  })
  for (const name of Object.keys(two)) {
    expect(() => readConfig({ ...two, [name]: '' })).toThrow('give both or none')
  }
})

test('the address of the newest release is asked only where there is a network', () => {
  const address = { UPGRADE_NOTICE_URL: 'https://medley.example/newest.json' }
  expect(readConfig({}).upgradeNoticeUrl).toBeNull()
  expect(readConfig(address).upgradeNoticeUrl).toBe(address.UPGRADE_NOTICE_URL)
  expect(readConfig({ ...address, OFFLINE: '1' }).upgradeNoticeUrl).toBeNull()
  expect(() => readConfig({ UPGRADE_NOTICE_URL: 'http://medley.example' })).toThrow(
    'UPGRADE_NOTICE_URL is not usable: must be an https address',
  )
})

test('the site is read with its operator and without a slash at the end', () => {
  const { site } = readConfig({
    PUBLIC_URL: 'https://medley.example/',
    OPERATOR_NAME: 'Medley Example Ltd',
    OPERATOR_STATE: 'New York',
    CONTACT_EMAIL: 'hello@mail.example',
    APP_STORE_URL: 'https://apps.apple.com/app/medley/id1',
  })
  expect(site).toEqual({
    url: 'https://medley.example',
    operator: {
      instance: 'Medley',
      accentHue: null,
      isDemo: false,
      name: 'Medley Example Ltd',
      contactEmail: 'hello@mail.example',
      supportEmail: null,
      state: 'New York',
      appStoreUrl: 'https://apps.apple.com/app/medley/id1',
      googlePlayUrl: null,
      registration: 'open',
      loginProvider: null,
      isLoginByProviderOnly: false,
      visitors: 'browse',
    },
  })
})

test('the law of the terms is that of one state of the USA', () => {
  expect(() => readConfig({ OPERATOR_STATE: 'Atlantis' })).toThrow(
    'The setting OPERATOR_STATE is not usable: must be a state of the USA, such as New York.',
  )
})

const provider = {
  OIDC_ISSUER: 'https://login.house.example',
  OIDC_CLIENT_ID: 'medley',
  OIDC_CLIENT_SECRET: 'a secret',
}

test('an identity provider needs all its settings, and TLS elsewhere than on this machine', () => {
  expect(readConfig({}).identityProvider).toBeNull()
  expect(readConfig(provider).site.operator.loginProvider).toBe('login.house.example')
  expect(readConfig({ ...provider, OIDC_NAME: 'House' }).site.operator.loginProvider).toBe('House')
  expect(() => readConfig({ OIDC_ONLY: 'on' })).toThrow('belong together')
  expect(() => readConfig({ ...provider, OIDC_CLIENT_SECRET: '' })).toThrow('belong together')
  expect(() => readConfig({ ...provider, OIDC_ISSUER: 'http://login.house.example' })).toThrow(
    'must be an https address',
  )
  expect(readConfig({ ...provider, OIDC_ISSUER: 'http://localhost:1' }).identityProvider).toEqual({
    issuer: 'http://localhost:1',
    clientId: 'medley',
    clientSecret: 'a secret',
    isOnly: false,
    adminGroup: undefined,
    groupsClaim: 'groups',
  })
})
