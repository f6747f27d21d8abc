import { once } from 'node:events'
import { createServer, type Server } from 'node:net'
import type { SettingValues } from '@medley/contract/administration/instance-settings'
import { settingRules, type TriedService } from '@medley/contract/administration/setting-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { StoredValues } from '../../config/setting-values.ts'
import type { Context } from '../../context.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { startIdentityProvider, type TestProvider } from '../../testing/identity-provider.ts'
import { environmentOfTests, instanceOfTests } from '../../testing/instance.ts'
import { type MailSink, openMailSink } from '../../testing/servers/mail-sink.ts'
import { useS3Server } from '../../testing/servers/s3-server.ts'
import { json, status, useSourceServer } from '../../testing/servers/source-server.ts'
import { readStoredValues } from './instance-settings.stored.service.ts'
import { changeSettings, showSettings, trySettings } from './instance-settings.service.ts'

const app = useTestApp()
const store = useS3Server()
const source = useSourceServer()
let sink: MailSink
let silent: Server
let silentPort: number
let provider: TestProvider
let admin: TestUser

beforeAll(async () => {
  sink = await openMailSink()
  provider = await startIdentityProvider('https://medley.example/login/provider')
  // Takes connections and says nothing.
  silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const address = silent.address()
  silentPort = address instanceof Object ? address.port : 0
})

afterAll(async () => {
  await sink.close()
  await provider.close()
  silent.close()
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('instance_settings').execute()
  await app.ctx.db.deleteFrom('users').execute()
  admin = await aUser(app, { id: 1 })
})

const actor = () => ({ id: 1, username: admin.username, isAdmin: true })

/** The context of a process that has taken over what is stored. */
async function contextNow(environment: NodeJS.ProcessEnv = environmentOfTests): Promise<Context> {
  const stored = await readStoredValues(app.ctx)
  // Calls to sources go to the server of this test.
  const web = {
    ...source.web,
    send: (request: Parameters<typeof source.web.send>[0]) =>
      source.web.send({ ...request, url: new URL(request.url.pathname, source.url) }),
  }
  return { ...app.ctx, web, instance: instanceOfTests(environment, stored) }
}

const change = async (values: SettingValues, environment?: NodeJS.ProcessEnv) =>
  changeSettings(await contextNow(environment), actor(), { values })
const attempt = async (service: TriedService, values: SettingValues) =>
  trySettings(await contextNow(), actor(), { service, values })

async function shown(name: string) {
  const { settings } = await showSettings(await contextNow())
  return settings.find((setting) => setting.name === name)
}

test('shows every setting with its value and where it is from', async () => {
  const { settings, outside } = await showSettings(await contextNow())
  expect(settings.map(({ name }) => name)).toEqual(settingRules.map(({ name }) => name))
  expect(await shown('PUBLIC_URL')).toEqual({
    name: 'PUBLIC_URL',
    value: 'https://medley.example',
    isSet: true,
    origin: 'environment',
  })
  expect(await shown('REGISTRATION')).toMatchObject({ value: 'open', origin: 'default' })
  expect(outside).toContainEqual({ name: 'PORT', value: '3000' })
})

test('a change is stored, and null returns to the default', async () => {
  const { settings } = await change({ REGISTRATION: 'invited' })
  expect(settings).toContainEqual({
    name: 'REGISTRATION',
    value: 'invited',
    isSet: true,
    origin: 'stored',
  })
  expect(await readStoredValues(app.ctx)).toEqual({ REGISTRATION: 'invited' })
  await change({ REGISTRATION: null })
  expect(await shown('REGISTRATION')).toMatchObject({ value: 'open', origin: 'default' })
})

test('a secret is stored encrypted and never shown', async () => {
  await change({ TMDB_TOKEN: 'eyJhbGciOi.secret' })
  expect(await shown('TMDB_TOKEN')).toMatchObject({ value: null, isSet: true })
  const rows = await app.ctx.db.selectFrom('instance_settings').selectAll().execute()
  expect(rows.map(({ sealed_value }) => sealed_value.toString('latin1')).join('')).not.toContain(
    'secret',
  )
  const stored: StoredValues = { TMDB_TOKEN: 'eyJhbGciOi.secret' }
  expect(await readStoredValues(app.ctx)).toEqual(stored)
})

test('the audit log names who changed what, without values', async () => {
  await change({ INSTANCE_NAME: 'Film club', TMDB_TOKEN: 'eyJhbGciOi.secret' })
  const { body } = await app.call(admin, 'GET /v1/audit-events', {
    query: { kind: 'settings-changed' },
  })
  expect(body.items[0]).toMatchObject({
    kind: 'settings-changed',
    actor: { id: 1 },
    details: { names: 'INSTANCE_NAME, TMDB_TOKEN' },
  })
})

test('what the environment sets stays', async () => {
  const values = { PUBLIC_URL: 'https://other.example' }
  await expect(change(values)).rejects.toMatchObject({ code: 'setting_from_outside' })
  await expect(change({ SMTP_URL: null }, { SMTP_URL: sink.url })).rejects.toMatchObject({
    code: 'setting_from_outside',
  })
})

test('nobody locks themselves out', async () => {
  const here = { PUBLIC_URL: 'http://localhost:3000' }
  const values = { REQUIRE_ADMIN_2FA: 'on' } as const
  await expect(change(values, here)).rejects.toMatchObject({ code: 'setting_locks_out' })
  // A public address requires a second factor by itself.
  const moved = change({ PUBLIC_URL: 'https://medley.example' }, { PORT: '3000' })
  await expect(moved).rejects.toMatchObject({ code: 'setting_locks_out' })
  await change({ PUBLIC_URL: 'https://medley.example', REQUIRE_ADMIN_2FA: 'off' }, { PORT: '3000' })
})

test('a mail server is tried by a letter, and before it is stored', async () => {
  await attempt('mail', { SMTP_URL: sink.url, MAIL_FROM: 'Film club <club@mail.example>' })
  expect(sink.received.at(-1)).toMatchObject({ from: 'club@mail.example', to: [admin.email] })
  await change({ SMTP_URL: sink.url })
  await expect(change({ SMTP_URL: 'smtp://127.0.0.1:1' })).rejects.toMatchObject({
    code: 'setting_unreachable',
  })
  expect(await readStoredValues(app.ctx)).toEqual({ SMTP_URL: sink.url })
})

test('a mail server that says nothing is given up', async () => {
  const tried = attempt('mail', { SMTP_URL: `smtp://127.0.0.1:${silentPort}` })
  await expect(tried).rejects.toMatchObject({ code: 'setting_unreachable' })
})

test('a store is tried with its keys', async () => {
  const { endpoint, bucket, region } = store()
  const values = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  }
  await attempt('files', values)
  await expect(attempt('files', { ...values, S3_SECRET_KEY: 'wrong' })).rejects.toMatchObject({
    code: 'setting_refused',
  })
  const away = { ...values, S3_ENDPOINT: 'http://127.0.0.1:1' }
  await expect(change(away)).rejects.toMatchObject({ code: 'setting_unreachable' })
})

test('a provider is tried by its name', async () => {
  const keys = { OIDC_CLIENT_ID: 'medley', OIDC_CLIENT_SECRET: 'secret' }
  await attempt('login', { ...keys, OIDC_ISSUER: provider.issuer })
  const away = { ...keys, OIDC_ISSUER: 'http://127.0.0.1:1' }
  await expect(attempt('login', away)).rejects.toMatchObject({ code: 'setting_unreachable' })
})

test('a token of TMDB is tried by a search', async () => {
  const token = { TMDB_TOKEN: 'eyJhbGciOi.token' }
  source.on('/3/search/movie', json({ results: [] }))
  await attempt('tmdb', token)
  source.on('/3/search/movie', status(401))
  await expect(attempt('tmdb', token)).rejects.toMatchObject({ code: 'setting_refused' })
  const older = attempt('tmdb', { TMDB_TOKEN: '0123456789abcdef0123456789abcdef' })
  await expect(older).rejects.toMatchObject({ code: 'setting_of_another_kind' })
})
