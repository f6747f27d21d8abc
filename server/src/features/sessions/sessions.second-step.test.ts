import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { anApp, codeAt, type TestApplication } from '../../testing/factories/second-factors.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
const password = 'a long password'
const minute = 60_000
let serial = 0
let username = ''
let token = ''
let factor: TestApplication

beforeEach(async () => {
  serial += 1
  username = `ann-${serial}`
  const body = { username, email: `${username}@mail.example`, password }
  await app.call(null, 'POST /create-account', { body })
  token = (await logIn()).body
  factor = await anApp(app, { token })
})

const logIn = (given = password) =>
  app.call(null, 'POST /login', {
    body: { username, password: given, lifetime: 'remembered' },
  })
const loginToken = async () => (await logIn()).body.proof?.loginToken ?? ''
const code = () => codeAt(factor.secret, app.clock.now())
type Method = 'code' | 'recoveryCode'
const finish = (pending: string, given: string, method: Method = 'code') =>
  app.call(null, 'POST /v1/sessions/second-factor', {
    body: { loginToken: pending, proof: { method, code: given } },
  })
const sessionsLeft = async () => (await app.call({ token }, 'GET /v1/sessions')).body.items.length

describe('a login of an account with a second factor', () => {
  test('is refused with what is missing, and starts no session', async () => {
    const { status, body } = await logIn()
    expect([status, body]).toEqual([
      403,
      {
        status: 403,
        code: 'second_factor_required',
        message: 'The second factor is missing',
        proof: { methods: ['code', 'recoveryCode'], loginToken: expect.any(String) },
      },
    ])
    expect(await sessionsLeft()).toBe(1)
  })

  test('says nothing of the second factor for a wrong password', async () => {
    expect((await logIn('a wrong one')).body.code).toBe('invalid_credentials')
  })

  test.each<[Method, () => string]>([
    ['code', code],
    ['recoveryCode', () => factor.recoveryCodes[3] ?? ''],
  ])(
    'is finished by a %s, with the session and cookie that the login wanted',
    async (method, given) => {
      const pending = await loginToken()
      const { statusCode, headers, json } = await app.http.inject({
        method: 'POST',
        url: '/v1/sessions/second-factor',
        headers: { 'user-agent': 'curl/8.5.0' },
        remoteAddress: '198.51.100.9',
        payload: { loginToken: pending, proof: { method, code: given() } },
      })
      const begun = json<{ token: string }>().token
      expect([statusCode, decodeJwt(begun)['username']]).toEqual([200, username])
      expect(headers['set-cookie']).toContainEqual(
        expect.stringMatching(
          new RegExp(`^__Host-authorization=${begun}; .*; Max-Age=${3650 * 86_400}$`),
        ),
      )
      const { items } = (await app.call({ token: begun }, 'GET /v1/sessions')).body
      expect(items.find(({ isCurrent }) => isCurrent)).toMatchObject({
        device: 'curl',
        address: '198.51.100.9',
        lifetime: 'remembered',
      })
      const login = await app.ctx.db
        .selectFrom('audit_events')
        .select(['kind', 'details'])
        .orderBy('id', 'desc')
        .where('kind', '=', 'login')
        .executeTakeFirst()
      expect(login?.details).toEqual({ secondFactor: method })
      await app.runJobs()
      const letters = (await readOutbox(app)).filter((text) => text.includes(`To: ${username}@`))
      expect(letters.some((text) => text.includes('A new login to your account'))).toBe(true)
    },
  )

  test('is finished once', async () => {
    const pending = await loginToken()
    expect((await finish(pending, code())).status).toBe(200)
    app.clock.advance(30_000)
    expect((await finish(pending, code())).body.code).toBe('invalid_token')
  })

  test('is not finished by a wrong or a used code, nor by another member’s', async () => {
    const pending = await loginToken()
    expect((await finish(await loginToken(), code())).status).toBe(200)
    expect((await finish(pending, code())).body.code).toBe('invalid_proof')
    expect((await finish(pending, 'aaaa-aaaa', 'recoveryCode')).body.code).toBe('invalid_proof')
    const failure = await app.ctx.db
      .selectFrom('audit_events')
      .select(['kind', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(failure).toEqual({ kind: 'login-failed', details: { proof: 'recoveryCode' } })
  })

  test('waits ten minutes for it', async () => {
    const pending = await loginToken()
    app.clock.advance(10 * minute)
    expect((await finish(pending, code())).body.code).toBe('invalid_token')
    expect((await finish('x', code())).body.code).toBe('invalid_token')
  })

  test('is over when all sessions are ended meanwhile', async () => {
    const pending = await loginToken()
    await app.call({ token }, 'DELETE /v1/sessions')
    expect((await finish(pending, code())).body.code).toBe('invalid_token')
  })

  test('counts as a fresh proof', async () => {
    const begun = (await finish(await loginToken(), code())).body.token
    const renewed = await app.call({ token: begun }, 'POST /v1/second-factors/recovery-codes')
    expect(renewed.status).toBe(200)
  })
})

test('wrong codes make the account wait, also with a fresh login token', async () => {
  for (let failure = 0; failure < 5; failure += 1) {
    expect((await finish(await loginToken(), '000000')).status).toBe(422)
  }
  const { headers, statusCode } = await app.http.inject({
    method: 'POST',
    url: '/v1/sessions/second-factor',
    payload: { loginToken: await loginToken(), proof: { method: 'code', code: code() } },
  })
  expect([statusCode, headers['retry-after']]).toEqual([429, '15'])
  const proof = { method: 'code', code: code() } as const
  expect((await app.call({ token }, 'POST /v1/sessions/proof', { body: { proof } })).status).toBe(
    429,
  )
  app.clock.advance(15_000)
  expect((await finish(await loginToken(), code())).status).toBe(200)
})

test('a reset of the password keeps the second factor', async () => {
  await app.call(null, 'POST /forgot-password', { body: { email: `${username}@mail.example` } })
  await app.runJobs()
  const links = (await readOutbox(app)).filter((text) => text.includes(`To: ${username}@`))
  const link = links.findLast((text) => text.includes('/reset-password/')) ?? ''
  const [, user_id = '', resetToken = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(link) ?? []
  const new_password = 'another long password'
  const body = { user_id, token: resetToken, new_password }
  expect((await app.call(null, 'POST /reset-password', { body })).status).toBe(200)
  expect((await logIn(new_password)).body.code).toBe('second_factor_required')
})

describe('a proof by password', () => {
  const prove = (given: string, member: string) =>
    app.call({ token: member }, 'POST /v1/sessions/proof', {
      body: { proof: { method: 'password', password: given } },
    })

  test('counts for members without a second factor only', async () => {
    expect((await prove(password, token)).body.code).toBe('invalid_proof')
    await app.call({ token }, 'DELETE /v1/second-factors/app')
    expect((await prove('a wrong one', token)).body.code).toBe('invalid_proof')
    expect((await prove(password, token)).status).toBe(200)
  })
})

test('expired logins go with expired sessions', async () => {
  await loginToken()
  app.clock.advance(10 * minute)
  const { removeExpiredSessions } = await import('./sessions.service.ts')
  await removeExpiredSessions(app.ctx)
  expect(await app.ctx.db.selectFrom('pending_logins').select('user_id').execute()).toEqual([])
})
