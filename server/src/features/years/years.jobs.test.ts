import { beforeEach, describe, expect, test } from 'vitest'
import { aSuspension } from '../../testing/factories/reports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aYear } from '../../testing/factories/years.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startNotificationLettersJob } from '../notifications/notifications.jobs.ts'
import { notifyOfYearsJob } from './years.jobs.ts'

const app = useTestApp()

let me: TestUser

beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  app.clock.set('2026-12-20T12:00:00.000Z')
  me = await aUser(app)
})

/** When all are due: January 2, after all minutes of members in UTC. */
const evening = '2027-01-02T12:00:00.000Z'

async function runAt(time: string): Promise<void> {
  app.clock.set(time)
  await app.ctx.jobs.enqueue(app.ctx.db, notifyOfYearsJob, {})
  await app.runJobs()
}

const newsOf = async (member: TestUser) =>
  (await app.call(member, 'GET /v1/notifications', { query: {} })).body.items.map(
    ({ type, notificationData }) => [type, notificationData],
  )

const news = () => [['own year', { year: 2026, owner: { username: me.username } }]]

const setPreference = (how: { site: boolean; mail: boolean }) =>
  app.call(me, 'PATCH /v1/notification-settings', {
    body: { kinds: [{ kind: 'own year', ...how }] },
  })

/** The letters that the member has got when the due ones are sent a quarter of an hour later. */
async function letters(): Promise<string[]> {
  const known = new Set(await readOutbox(app))
  app.clock.advance(15 * 60_000)
  await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
  await app.runJobs()
  const sent = (await readOutbox(app)).filter((text) => !known.has(text))
  return sent.filter((text) => text.includes(`To: ${me.email}`))
}

describe('in January a member', () => {
  test('is notified once of a year with twelve works', async () => {
    await aYear(app, { by: me, year: 2026 })
    await runAt(evening)
    await runAt('2027-01-03T12:00:00.000Z')
    expect(await newsOf(me)).toEqual(news())
  })

  test('is notified as soon as the year has twelve works', async () => {
    await aYear(app, { by: me, year: 2026, works: 11 })
    await runAt(evening)
    expect(await newsOf(me)).toEqual([])
    await aYear(app, { by: me, year: 2026, works: 1 })
    await runAt('2027-01-05T12:00:00.000Z')
    expect(await newsOf(me)).toEqual(news())
  })

  test('is notified each year', async () => {
    await aYear(app, { by: me, year: 2026 })
    await aYear(app, { by: me, year: 2027 })
    await runAt(evening)
    await runAt('2028-01-02T12:00:00.000Z')
    const notices = app.ctx.db.selectFrom('notifications').select('year').orderBy('year')
    expect(await notices.execute()).toEqual([{ year: 2026 }, { year: 2027 }])
  })

  test('is notified from ten on January 2 in their time zone, until January 7', async () => {
    await app.call(me, 'PATCH /v1/notification-settings', { body: { timeZone: 'Asia/Tokyo' } })
    await aYear(app, { by: me, year: 2026 })
    await runAt('2027-01-02T00:59:00.000Z')
    expect(await newsOf(me)).toEqual([])
    await runAt('2027-01-08T00:00:00.000Z')
    expect(await newsOf(me)).toEqual([])
    await runAt('2027-01-02T03:00:00.000Z')
    expect(await newsOf(me)).toEqual(news())
  })

  test('who was off for some days catches up', async () => {
    await aYear(app, { by: me, year: 2026 })
    await runAt('2027-01-07T23:50:00.000Z')
    expect(await newsOf(me)).toEqual(news())
  })

  test('who is suspended is notified once they are back', async () => {
    await aYear(app, { by: me, year: 2026 })
    await aSuspension(app, me)
    await runAt(evening)
    await app.ctx.db.deleteFrom('suspensions').execute()
    expect(await newsOf(me)).toEqual([])
    await runAt('2027-01-04T12:00:00.000Z')
    expect(await newsOf(me)).toEqual(news())
  })
})

describe('the letter about a year', () => {
  beforeEach(() => aYear(app, { by: me, year: 2026 }))

  test('is off by default', async () => {
    await runAt(evening)
    expect(await letters()).toEqual([])
  })

  test('leads to the year, and ends by its link', async () => {
    await setPreference({ site: false, mail: true })
    await runAt(evening)
    const [letter = ''] = await letters()
    expect(letter).toContain('Subject: Your 2026 in Medley')
    expect(letter).toContain(`https://medley.example/u/${me.username}/years/2026`)
    expect(await newsOf(me)).toEqual([])
    await runAt('2027-01-03T12:00:00.000Z')
    expect(await letters()).toEqual([])
    const url = /medley\.example(\/unsubscribe\/[\w.-]+)/.exec(letter)?.[1] ?? ''
    const answer = await app.http.inject({ method: 'POST', url })
    expect(answer.json()).toEqual({ kinds: ['own year'], unsubscribed: true })
  })

  test('is in the language of the member', async () => {
    await app.call(me, 'PUT /v1/language', { body: { language: 'de' } })
    await setPreference({ site: true, mail: true })
    await runAt(evening)
    const [letter = ''] = await letters()
    expect(letter).toContain('Subject: Dein 2026 in Medley')
  })

  test.each<[string, () => Promise<unknown>]>([
    [
      'an unproven address',
      () =>
        app.ctx.db
          .updateTable('users')
          .set({ time_email_confirmed: null })
          .where('id', '=', me.id)
          .execute(),
    ],
    [
      'a blocked address',
      () =>
        app.ctx.db
          .insertInto('email_blocks')
          .values({ email: me.email, time_blocked: app.clock.now() })
          .execute(),
    ],
  ])('is not sent to %s', async (_, spoil) => {
    await setPreference({ site: true, mail: true })
    await spoil()
    await runAt(evening)
    expect(await letters()).toEqual([])
    expect(await newsOf(me)).toEqual(news())
  })
})
