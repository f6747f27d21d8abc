import { expect } from 'vitest'
import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { members } from '../../testing/permission-row.ts'
import { letter, lettersFromNow, receiverOf, twoRequests } from '../../testing/row-values.ts'
import { startNotificationLettersJob } from './notifications.jobs.ts'

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
    { endpoint: 'GET /v1/notifications', answers: members('200') },
    {
      endpoint: 'PATCH /v1/notifications/read',
      values: () => ({ body: { notifications: [1] } }),
      answers: members('200'),
    },
    {
      endpoint: 'PATCH /v1/notifications/read-until',
      values: () => ({ body: { notificationId: 1 } }),
      answers: members('200'),
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
