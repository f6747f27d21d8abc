import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { claimDueBackups } from './backups.queries.ts'
import { lostBefore, runBackup } from './backups.run.service.ts'

const run = z.object({ userId: z.int().positive(), byHand: z.boolean() })

/** Makes and delivers one member's backup. */
export const runBackupJob = defineJob({
  name: 'backup-run',
  payload: run,
  singleton: true,
  run: (ctx: Context, payload, job) => runBackup(ctx, payload, job),
})

/** Backups started at once; the others follow at the next time, so that a backlog spreads. */
const atOnceMax = 100

/** Requests the backups that are due, each in a job of its own. */
export const startDueBackupsJob = defineJob({
  name: 'backups-start-due',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: async (ctx: Context, _, job) => {
    const now = ctx.clock.now()
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const times = { now, staleBefore: lostBefore(now) }
      for (const userId of await claimDueBackups(tx, { ...times, limit: atOnceMax })) {
        await ctx.jobs.enqueue(tx, runBackupJob, { userId, byHand: false }, { key: String(userId) })
      }
    })
  },
})
