import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const email = 'ann@mail.example'
let token = ''

beforeEach(async () => {
  await app.ctx.db.deleteFrom('unsubscribed').execute()
  token = await app.ctx.tokens.signEmail(email)
})

const leave = (body: { email: string; token: string }) =>
  app.call(null, 'PUT /v1/emails/unsubscribed', { body })

const unsubscribed = async () => {
  const rows = await app.ctx.db.selectFrom('unsubscribed').select('email').execute()
  return rows.map((row) => row.email)
}

const refused = {
  status: 400,
  body: { status: 400, code: 'invalid_token', message: 'Invalid token' },
}

describe('PUT /v1/emails/unsubscribed', () => {
  test('stores the address, even repeatedly or without an account', async () => {
    const answer = { status: 200, body: { email, unsubscribed: true } }
    expect(await leave({ email, token })).toEqual(answer)
    expect(await leave({ email, token })).toEqual(answer)
    expect(await unsubscribed()).toEqual([email])
  })

  test('ignores the case of the address', async () => {
    expect((await leave({ email: 'Ann@Mail.example', token })).status).toBe(200)
    expect(await unsubscribed()).toEqual([email])
  })

  test('accepts an old link', async () => {
    app.clock.advance(20 * 365 * 86_400_000)
    expect((await leave({ email, token })).status).toBe(200)
  })

  test('refuses the token of another address', async () => {
    expect(await leave({ email: 'ben@mail.example', token })).toEqual(refused)
    expect(await unsubscribed()).toEqual([])
  })

  test('refuses tokens that this server did not sign for a link', async () => {
    const claims = () => new SignJWT({ email }).setAudience('unsubscribe')
    const foreign = await claims()
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret of somebody else, who guesses'))
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const unsigned = `${encode({ alg: 'none' })}.${encode({ email, aud: 'unsubscribe' })}.`
    const login = (await aUser(app)).token
    const changed = token.slice(0, -4) + (token.endsWith('AAAA') ? 'BBBB' : 'AAAA')
    for (const wrong of [foreign, unsigned, login, changed, '', 'x', 'x'.repeat(1001)]) {
      expect(await leave({ email, token: wrong })).toEqual(refused)
    }
    expect(await unsubscribed()).toEqual([])
  })

  test('PUT /v1/emails/unsubscribed does not accept a link token as a login', async () => {
    expect((await app.call({ token }, 'POST /analytics/last-online')).status).toBe(401)
  })

  test.each([
    [{ token: 'x' }, 'email', 'Required'],
    [{ email: 'ann', token: 'x' }, 'email', 'Invalid Email'],
    [{ email }, 'token', 'Required'],
  ])('refuses %j', async (payload, field, message) => {
    const answer = await app.send({ method: 'PUT', url: '/v1/emails/unsubscribed', payload })
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ field, message }] })
  })
})

describe('POST /unsubscribe/{token}, the button of mail clients', () => {
  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=xyz',
      '--xyz\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--xyz--\r\n',
    ],
  ])('accepts a body of %s', async (type, payload) => {
    const answer = await app.send({
      method: 'POST',
      url: `/unsubscribe/${token}`,
      headers: { 'content-type': type },
      payload,
    })
    expect(answer).toEqual({ status: 200, body: { email, unsubscribed: true } })
    expect(await unsubscribed()).toEqual([email])
  })

  test('accepts the link of the longest address', async () => {
    const long = `${'a'.repeat(64)}@${'b.'.repeat(90)}example`
    const url = `/unsubscribe/${await app.ctx.tokens.signEmail(long)}`
    expect((await app.send({ method: 'POST', url })).status).toBe(200)
  })

  test('refuses any other token, and changes nothing when a link is only opened', async () => {
    expect(await app.send({ method: 'POST', url: '/unsubscribe/x' })).toEqual(refused)
    expect((await app.send({ method: 'GET', url: `/unsubscribe/${token}` })).status).toBe(405)
    expect(await unsubscribed()).toEqual([])
  })
})
