import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { claimDueLetters } from './notifications.letters.queries.ts'
import { type LetterContext, sendNotificationLetter } from './notifications.letters.service.ts'

/** Mails one member what happened. */
export const sendNotificationLetterJob = defineJob({
  name: 'send-notification-letter',
  payload: z.object({ userId: z.int().positive(), letterId: z.string() }),
  retries: 10,
  retryDelaySeconds: 30,
  run: (ctx: LetterContext, payload, job) => sendNotificationLetter(ctx, payload, job),
})

/** Letters begun at once; the others follow at the next time, so that a backlog spreads. */
const atOnceMax = 200

/** Begins the letters that are due, each in a job of its own. */
export const startNotificationLettersJob = defineJob({
  name: 'notification-letters-start',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: async (ctx: Pick<Context, 'db' | 'clock' | 'jobs'>, _, job) => {
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      for (const letter of await claimDueLetters(tx, ctx.clock.now(), atOnceMax)) {
        await ctx.jobs.enqueue(tx, sendNotificationLetterJob, letter)
      }
    })
  },
})
