import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { claimDueDigests } from './weekly-digest.queries.ts'
import { sendDigest } from './weekly-digest.sending.service.ts'

/** Mails one member their week. */
export const sendDigestJob = defineJob({
  name: 'send-digest',
  payload: z.object({ userId: z.int().positive(), until: z.iso.datetime() }),
  retries: 10,
  retryDelaySeconds: 30,
  run: (ctx: Context, { userId, until }, job) =>
    sendDigest(ctx, { userId, until: new Date(until) }, job),
})

/** Digests begun at once; the others follow at the next time, so that a backlog spreads. */
const atOnceMax = 500

/** Begins the digests that are due, each in a job of its own. */
export const startDueDigestsJob = defineJob({
  name: 'digests-start-due',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: async (ctx: Context, _, job) => {
    const now = ctx.clock.now()
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      for (const userId of await claimDueDigests(tx, now, atOnceMax)) {
        await ctx.jobs.enqueue(tx, sendDigestJob, { userId, until: now.toISOString() })
      }
    })
  },
})
