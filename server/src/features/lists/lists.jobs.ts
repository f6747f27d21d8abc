import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { takeChangedCopies } from './lists.changed-copies.queries.ts'
import { changedCopyNotification } from './lists.notifications.ts'

/** Told at once; the others follow at the next time. */
const atOnceMax = 500

/** Tells the owners of copies that have lost words of others. */
export const notifyOfChangedCopiesJob = defineJob({
  name: 'tell-of-changed-copies',
  payload: z.object({}),
  schedule: '* * * * *',
  run: async ({ db, clock }: Pick<Context, 'db' | 'clock'>, _, job) => {
    const time = clock.now()
    await transaction(db, async (tx) => {
      await job.assertLease(tx)
      const copies = await takeChangedCopies(tx, atOnceMax)
      const events = copies.map(({ listId, ownerId: recipientId }) => ({
        recipientId,
        listId,
        time,
      }))
      await notifyMany(tx, changedCopyNotification, events)
    })
  },
})
