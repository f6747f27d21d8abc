import { beforeEach, describe, expect, test } from 'vitest'
import { useAppVariant } from '../testing/app-variant.ts'
import { aSuspension } from '../testing/factories/reports.ts'
import { aSession } from '../testing/factories/sessions.ts'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import { olderTokenOf } from '../testing/older-token.ts'
import { readOutbox } from '../testing/outbox.ts'
import { testSecret } from '../testing/test-secret.ts'
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

  test('after the version of the member changed, if it is of before sessions were stored', async () => {
    const token = await olderTokenOf({ ...(await aUser(app)), version: 1 })
    expect(await statusesWith(token)).toEqual([200, 200])
    await app.ctx.db.updateTable('users').set({ token_version: 2 }).execute()
    expect(await statusesWith(token)).toEqual([401, 401])
  })
})
