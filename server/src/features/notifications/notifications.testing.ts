import { expect } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { invalid } from '../../testing/answer-row.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
  receiverOf,
} from '../../testing/row-values.ts'
import { sendNotificationLetterJob, startNotificationLettersJob } from './notifications.jobs.ts'
import { claimDueLetters } from './notifications.letters.queries.ts'

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

export const notificationsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PATCH /v1/notifications/read',
      values: () => ({ body: { notifications: [1] } }),
    },
    {
      endpoint: 'PATCH /v1/notifications/read-until',
      values: () => ({ body: { notificationId: 1 } }),
    },
  ],
  answers: [
    invalid('GET /v1/notifications', { query: { limit: 101 } }, ['limit', 'Must be at most 100']),
    invalid('PATCH /v1/notifications/read', { body: { notifications: [] } }, [
      'notifications',
      'Too small',
    ]),
    invalid('PATCH /v1/notifications/read-until', { body: { notificationId: 0 } }, [
      'notificationId',
      'Must be at least 1',
    ]),
  ],
  killedJobs: [dueLetters, letter],
}
