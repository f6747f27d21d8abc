import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const password = 'p'.repeat(127) + 'q'

beforeAll(async () => {
  await app.call(null, 'POST /create-account', {
    body: { username: 'Ann', email: 'ann@mail.example', password },
  })
})

describe('POST /login', () => {
  test.each([{ username: 'aNN' }, { email: ' ANN@mail.example' }])(
    'answers a bare token for %j',
    async (name) => {
      const answer = await app.call(null, 'POST /login', { body: { ...name, password } })
      expect(answer.status).toBe(200)
      const claims = decodeJwt(String(answer.body))
      expect(claims).toMatchObject({ username: 'Ann', aud: 'session' })
      expect(typeof claims['userId']).toBe('number')
      expect(claims.jti).toMatch(/^[\da-f-]{36}$/)
      expect(Number(claims.exp) - Number(claims.iat)).toBe(3650 * 86_400)
    },
  )

  test('checks the whole password', async () => {
    const body = { username: 'Ann', password: 'p'.repeat(128) }
    const answer = await app.call(null, 'POST /login', { body })
    expect(answer.status).toBe(422)
    expect(answer.body).toMatchObject({
      code: 'invalid_credentials',
      message: 'Username or Password is incorrect',
    })
  })

  test('gives the same response for an unknown name and a wrong password', async () => {
    const answer = await app.call(null, 'POST /login', { body: { username: 'nobody', password } })
    expect(answer.body.code).toBe('invalid_credentials')
  })

  test.each([{ username: 'Ann' }, { password }, { username: '', password }])(
    'refuses missing values: %j',
    async (body) => {
      const answer = await app.send({ method: 'POST', url: '/login', payload: body })
      expect(answer.status).toBe(400)
      expect(answer.body.code).toBe('validation_error')
    },
  )
})

describe('POST /analytics/last-online', () => {
  test('records the current time', async () => {
    const user = await aUser(app)
    const answer = await app.call(user, 'POST /analytics/last-online')
    expect(answer).toEqual({ status: 200, body: { lastOnline: app.clock.now().toISOString() } })
  })

  test.each([
    ['of another secret', (token: string) => token.replace(/.{6}$/, 'AAAAAA')],
    ['without signature', (token: string) => token.replace(/[^.]*$/, '')],
    ['that is no token', () => 'nonsense'],
  ])('returns 401 for a token %s', async (_, spoil) => {
    const { token } = await aUser(app)
    const answer = await app.call({ token: spoil(token) }, 'POST /analytics/last-online')
    expect(answer.status).toBe(401)
    expect(answer.body).toMatchObject({
      code: 'unauthenticated',
      message: 'Authentication required',
    })
  })
})

describe('GET /v1/users/{userId}/roles', () => {
  test('returns admin for the reserved ids and no roles for others', async () => {
    const admin = await aUser(app, { id: 1 })
    const user = await aUser(app)
    const path = 'GET /v1/users/{userId}/roles'
    expect((await app.call(admin, path, { params: { userId: '1' } })).body).toEqual({
      roles: ['admin'],
    })
    expect((await app.call(user, path, { params: { userId: String(user.id) } })).body).toEqual({
      roles: [],
    })
    expect((await app.call(admin, path, { params: { userId: String(user.id) } })).body).toEqual({
      roles: [],
    })
    expect((await app.call(user, path, { params: { userId: '1' } })).body.code).toBe('forbidden')
    expect((await app.call(admin, path, { params: { userId: '999999' } })).body.code).toBe(
      'user_not_found',
    )
    expect((await app.call(null, path, { params: { userId: '1' } })).body.code).toBe(
      'unauthenticated',
    )
  })
})
