import { expect } from 'vitest'
import { transaction } from '../db/transaction.ts'
import {
  sendNotificationLetterJob,
  startNotificationLettersJob,
} from '../features/notifications/notifications.jobs.ts'
import { claimDueLetters } from '../features/notifications/notifications.letters.queries.ts'
import { sendDigestJob, startDueDigestsJob } from '../features/weekly-digest/weekly-digest.jobs.ts'
import { aFriendship } from './factories/friendships.ts'
import { aReview } from './factories/reviews.ts'
import { aUser, type TestUser } from './factories/users.ts'
import type { TestApp } from './harness.ts'
import { before, type KilledJob } from './killed-jobs.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
} from './killed-jobs.letters.ts'

const receiverOf = (letter: string) => /^To: (.*)$/m.exec(letter)?.[1] ?? ''

/** Two members with a friend request each, which they get a letter about. */
async function twoRequests(app: TestApp): Promise<TestUser[]> {
  const asked = [await aUser(app), await aUser(app)]
  for (const { id } of asked) {
    const by = await aUser(app)
    const params = { userId: String(by.id), otherId: String(id) }
    await app.call(by, 'PUT /v1/users/{userId}/friendships/{otherId}', { params })
  }
  app.clock.advance(15 * 60_000)
  return asked
}

const dueLetters: KilledJob = {
  kind: 'notification-letters-start',
  moments: [before('update notifications'), 'end'],
  async begin({ app }) {
    const asked = await twoRequests(app)
    const letters = await lettersFromNow(app)
    await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
    return async () => {
      const emails = asked.map(({ email }) => email)
      expect((await letters()).map(receiverOf).toSorted()).toEqual(emails.toSorted())
    }
  },
}

const letter: KilledJob = {
  kind: 'send-notification-letter',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    await twoRequests(app)
    const { db, jobs, clock } = app.ctx
    const letters = await lettersFromNow(app)
    const [due] = await transaction(db, (tx) => claimDueLetters(tx, clock.now(), 1))
    await jobs.enqueue(db, sendNotificationLetterJob, due ?? { userId: 0, letterId: '' })
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^notifications-[\w-]{36}@medley\.example$/)
      const waiting = db.selectFrom('notifications').select('id')
      expect(await waiting.where('letter_id', 'is not', null).execute()).toEqual([])
    }
  },
}

/** A member who wants the digest and whose friend rated a work well, on the Friday evening after. */
async function aDigestDue(app: TestApp): Promise<TestUser> {
  const [me, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  await app.call(me, 'PATCH /v1/notification-settings', { body: { weeklyDigest: true } })
  app.clock.advance(7 * 86_400_000)
  const timePosted = new Date(app.clock.now().getTime() - 60_000).toISOString()
  await aReview(app, { by: friend, rating: 9, timePosted })
  return me
}

const dueDigests: KilledJob = {
  kind: 'digests-start-due',
  moments: [before('update weekly_digests'), 'end'],
  async begin({ app }) {
    const me = await aDigestDue(app)
    const letters = await lettersFromNow(app)
    await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
    return async () => {
      expect((await letters()).map(receiverOf)).toEqual([me.email])
    }
  },
}

const digest: KilledJob = {
  kind: 'send-digest',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { id: userId } = await aDigestDue(app)
    const { db, jobs, clock } = app.ctx
    const letters = await lettersFromNow(app)
    await jobs.enqueue(db, sendDigestJob, { userId, until: clock.now().toISOString() })
    return async (moment) => {
      expectOneLetter(await letters(), moment, /^digest-\d+-[\d-]{10}@medley\.example$/)
      const rows = await db.selectFrom('weekly_digests').select('time_sent').execute()
      expect(rows).toEqual([{ time_sent: clock.now() }])
    }
  },
}

export const killedNotificationLetters: readonly KilledJob[] = [
  dueLetters,
  letter,
  dueDigests,
  digest,
]
