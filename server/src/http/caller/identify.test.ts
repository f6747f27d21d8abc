import { hkdfSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { beforeEach, describe, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aSession } from '../../testing/factories/sessions.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { testSecret } from '../../testing/test-secret.ts'
import { createTokens } from './tokens.ts'

const app = useTestApp()
/** As another process on the same database: it has verified tokens of its own. */
const other = useAppVariant(app, {}, () => ({ tokens: createTokens(testSecret, app.clock) }))
const password = 'a long password'
let serial = 0
let member: { id: number; username: string }
let here: string
let there: string

/** The statuses of a call with a token in both processes. */
async function statusesWith(token: string): Promise<number[]> {
  const call = { method: 'GET', url: '/v1/notifications' } as const
  const headers = { authorization: `Bearer ${token}` }
  const answers = [app.http, other()].map((http) => http.inject({ ...call, headers }))
  return (await Promise.all(answers)).map(({ statusCode }) => statusCode)
}

beforeEach(async () => {
  serial += 1
  const username = `ann-${serial}`
  const body = { username, email: `${username}@mail.example`, password }
  const { id } = (await app.call(null, 'POST /create-account', { body })).body
  member = { id, username }
  here = await aSession(app, member)
  there = await aSession(app, member)
  // From here on, the signature of both is known in both processes.
  const statuses = [...(await statusesWith(here)), ...(await statusesWith(there))]
  if (statuses.some((status) => status !== 200)) throw new Error('A new token is refused')
})

describe('a token used a moment ago is refused at once in each process', () => {
  test('after a logout', async () => {
    expect((await app.call({ token: here }, 'POST /logout')).status).toBe(200)
    expect(await statusesWith(here)).toEqual([401, 401])
    expect(await statusesWith(there)).toEqual([200, 200])
  })

  test('after a logout everywhere else', async () => {
    expect((await app.call({ token: here }, 'DELETE /v1/sessions')).status).toBe(200)
    expect(await statusesWith(there)).toEqual([401, 401])
    expect(await statusesWith(here)).toEqual([200, 200])
  })

  test('after a change of the password elsewhere', async () => {
    const body = { old_password: password, new_password: 'another long password' }
    expect((await app.call({ token: here }, 'POST /password', { body })).status).toBe(200)
    expect(await statusesWith(there)).toEqual([401, 401])
  })

  test('after a reset of the password', async () => {
    const body = { email: `${member.username}@mail.example` }
    await app.call(null, 'POST /forgot-password', { body })
    await app.runJobs()
    const letter = (await readOutbox(app)).findLast((text) => text.includes('/reset-password/'))
    const [, user_id = '', token = ''] = /reset-password\/(\d+)\/([\w-]+)/.exec(letter ?? '') ?? []
    const reset = { user_id, token, new_password: 'another long password' }
    expect((await app.call(null, 'POST /reset-password', { body: reset })).status).toBe(200)
    expect(await statusesWith(here)).toEqual([401, 401])
    expect(await statusesWith(there)).toEqual([401, 401])
  })

  test('after a suspension', async () => {
    await aSuspension(app, member)
    expect(await statusesWith(here)).toEqual([403, 403])
  })

  test('after the deletion of the account', async () => {
    const deletion = await app.call({ token: here }, 'DELETE /account', { body: { password } })
    expect(deletion.status).toBe(200)
    expect(await statusesWith(there)).toEqual([401, 401])
  })

  test('after its session expired', async () => {
    const token = await aSession(app, member, { lifetime: 'ordinary' })
    expect(await statusesWith(token)).toEqual([200, 200])
    app.clock.advance(7 * 86_400_000)
    expect(await statusesWith(token)).toEqual([401, 401])
  })
})

test.each<[string, object, Uint8Array]>([
  ['the key of sessions', {}, keyOf(testSecret)],
  ['the secret itself, as before sessions were stored', {}, testSecret],
  ['the secret itself, with a session', { jti: 'x' }, testSecret],
])('a token made up with %s is refused', async (_, more, key) => {
  const claims = { userId: member.id, username: member.username, ver: 1, ...more }
  for (const audience of [{}, { aud: 'session' }]) {
    const token = await new SignJWT({ ...claims, ...audience })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(key)
    expect(await statusesWith(token)).toEqual([401, 401])
  }
})

/** The key of login tokens. */
function keyOf(secret: Uint8Array): Uint8Array {
  return Buffer.from(hkdfSync('sha256', secret, '', 'token session', 32))
}
