import type { SessionLifetime } from '@medley/contract/limits'
import { decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { aSession } from '../../testing/factories/sessions.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireSessionsJob } from './sessions.jobs.ts'

const app = useTestApp()
const minute = 60_000
const day = 24 * 60 * minute

const statusWith = async (token: string) =>
  (await app.call({ token }, 'POST /analytics/last-online')).status

const lastUsed = async (token: string) => {
  const id = String(decodeJwt(token).jti)
  const query = app.ctx.db.selectFrom('sessions').select('time_last_used').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).time_last_used
}

describe.each<[SessionLifetime, number]>([
  ['ordinary', 7],
  ['browser', 30],
  ['remembered', 3650],
])('a session of the kind %s', (lifetime, days) => {
  test(`ends after ${days} days without use`, async () => {
    const token = await aSession(app, await aUser(app), { lifetime })
    app.clock.advance(days * day)
    expect(await statusWith(token)).toBe(401)
  })

  test('is prolonged by each use', async () => {
    const user = await aUser(app)
    const token = await aSession(app, user, { lifetime })
    // The token itself is valid for 3,650 days.
    const uses = lifetime === 'remembered' ? 1 : 4
    for (let use = 0; use < uses; use += 1) {
      app.clock.advance(days * day - 1000)
      expect(await statusWith(token)).toBe(200)
    }
  })
})

test('a use is recorded every five minutes at most', async () => {
  const { token } = await aUser(app)
  const start = app.clock.now()
  app.clock.advance(5 * minute - 1)
  await statusWith(token)
  expect(await lastUsed(token)).toEqual(start)
  app.clock.advance(1)
  await statusWith(token)
  expect(await lastUsed(token)).toEqual(app.clock.now())
})

test('a token dies with its session, whoever has a copy', async () => {
  const user = await aUser(app)
  expect(await app.call(user, 'POST /logout')).toEqual({ status: 200, body: { loggedOut: true } })
  expect(await statusWith(user.token)).toBe(401)
})

test('a visitor may log out', async () => {
  expect((await app.call(null, 'POST /logout')).status).toBe(200)
  const user = await aUser(app)
  await app.call(user, 'POST /logout')
  expect((await app.call(user, 'POST /logout')).status).toBe(200)
})

test('a token names a session of its own user only', async () => {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const sessionId = String(decodeJwt(ann.token).jti)
  const forged = await app.ctx.tokens.sign({ userId: ben.id, username: ben.username, sessionId })
  expect(await statusWith(forged)).toBe(401)
})

test('expired sessions are removed by a job', async () => {
  const user = await aUser(app)
  await aSession(app, user, { lifetime: 'ordinary', device: 'expired' })
  app.clock.advance(7 * day)
  await app.ctx.jobs.enqueue(app.ctx.db, expireSessionsJob, {})
  await app.runJobs()
  const query = app.ctx.db.selectFrom('sessions').select('device').where('user_id', '=', user.id)
  expect(await query.execute()).toEqual([{ device: 'Firefox on Linux' }])
})
