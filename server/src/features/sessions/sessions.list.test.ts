import { decodeJwt } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const password = 'a long password'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let user: TestUser
let serial = 0

beforeEach(async () => {
  user = await aUser(app)
})

const idOf = (token: string) => String(decodeJwt(token).jti)
const statusWith = async (token: string) =>
  (await app.call({ token }, 'POST /analytics/last-online')).status

/** Registers a member, who has no session yet. */
async function register(): Promise<string> {
  serial += 1
  const username = `ann-${serial}`
  const body = { username, email: `${username}@mail.example`, password }
  await app.call(null, 'POST /create-account', { body })
  return username
}

/** Logs in from a browser, and returns the token. */
async function logIn(username: string, agent = firefox, address = '192.0.2.1'): Promise<string> {
  const { statusCode, body } = await app.http.inject({
    method: 'POST',
    url: '/login',
    headers: { 'user-agent': agent },
    remoteAddress: address,
    payload: { username, password, lifetime: 'remembered' },
  })
  expect(statusCode).toBe(200)
  return body
}

describe('GET /v1/sessions', () => {
  test('tells device, address, times and which is the own, the last used first', async () => {
    const username = await register()
    const timeCreated = app.clock.now().toISOString()
    const here = await logIn(username)
    const there = await logIn(username, 'curl/8.5.0', '::ffff:198.51.100.9')
    app.clock.advance(3_600_000)
    const { status, body } = await app.call({ token: here }, 'GET /v1/sessions')
    const common = { lifetime: 'remembered', timeCreated }
    expect([status, body]).toEqual([
      200,
      {
        items: [
          {
            ...common,
            id: idOf(here),
            device: 'Firefox on Linux',
            address: '192.0.2.1',
            timeLastUsed: app.clock.now().toISOString(),
            isCurrent: true,
          },
          {
            ...common,
            id: idOf(there),
            device: 'curl',
            address: '198.51.100.9',
            timeLastUsed: timeCreated,
            isCurrent: false,
          },
        ],
      },
    ])
  })

  test('leaves out expired sessions, and those of others', async () => {
    await aSession(app, user, { lifetime: 'ordinary' })
    app.clock.advance(7 * 86_400_000)
    await aUser(app)
    const { body } = await app.call(user, 'GET /v1/sessions')
    expect(body.items.map(({ id }) => id)).toEqual([idOf(user.token)])
  })

  test('has the sessions of 50 logins; further ones end those used longest ago', async () => {
    const username = await register()
    const tokens: string[] = []
    for (let login = 0; login < 51; login += 1) {
      tokens.push(await logIn(username))
      app.clock.advance(1000)
    }
    const { body } = await app.call({ token: tokens[50] ?? '' }, 'GET /v1/sessions')
    expect(body.items).toHaveLength(50)
    expect([await statusWith(tokens[0] ?? ''), await statusWith(tokens[1] ?? '')]).toEqual([
      401, 200,
    ])
  })
})

describe('DELETE /v1/sessions/{sessionId}', () => {
  test('ends one session', async () => {
    const other = await aSession(app, user)
    const params = { sessionId: idOf(other) }
    const answer = await app.call(user, 'DELETE /v1/sessions/{sessionId}', { params })
    expect(answer).toEqual({ status: 200, body: { ended: true } })
    expect([await statusWith(other), await statusWith(user.token)]).toEqual([401, 200])
  })

  test.each(['x', '1', '00000000-0000-4000-8000-000000000000'])(
    'answers 404 for %s',
    async (sessionId) => {
      const call = app.call(user, 'DELETE /v1/sessions/{sessionId}', { params: { sessionId } })
      expect((await call).body.code).toBe('session_not_found')
    },
  )
})

describe('DELETE /v1/sessions', () => {
  test('ends all others', async () => {
    const others = [await aSession(app, user), await aSession(app, user)]
    const stranger = await aUser(app)
    const { status, body } = await app.call(user, 'DELETE /v1/sessions')
    expect([status, body.endedCount, idOf(body.token)]).toEqual([200, 2, idOf(user.token)])
    const ended = await Promise.all(others.map(statusWith))
    expect(ended).toEqual([401, 401])
    const kept = await Promise.all([user.token, body.token, stranger.token].map(statusWith))
    expect(kept).toEqual([200, 200, 200])
  })
})

describe('a change of password', () => {
  test('ends all other sessions at once, and goes on with the own', async () => {
    const username = await register()
    const [here, there] = [await logIn(username), await logIn(username)]
    const body = { old_password: password, new_password: 'another password' }
    const answer = await app.call({ token: here }, 'POST /password', { body })
    expect(answer).toMatchObject({ status: 200, body: { updated: true } })
    expect(await statusWith(there)).toBe(401)
    expect(await Promise.all([here, answer.body.token].map(statusWith))).toEqual([200, 200])
  })

  test('leaves no session to a login with the old password that is under way', async () => {
    const username = await register()
    const here = await logIn(username)
    const body = { old_password: password, new_password: 'another password' }
    const logins = Array.from({ length: 5 }, () =>
      app.call(null, 'POST /login', { body: { username, password } }),
    )
    const change = app.call({ token: here }, 'POST /password', { body })
    const tokens = (await Promise.all(logins))
      .filter(({ status }) => status === 200)
      .map((answer) => String(answer.body))
    expect((await change).status).toBe(200)
    expect((await Promise.all(tokens.map(statusWith))).filter((status) => status === 200)).toEqual(
      [],
    )
  })
})
