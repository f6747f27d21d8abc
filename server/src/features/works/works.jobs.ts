import { type Medium, mediums } from '@medley/contract/values/medium'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import {
  claimOldRefreshes,
  findRefreshedWork,
  hasEndedSinceRequest,
} from './refresh/works.refresh.queries.ts'
import { removeAbandonedWorks } from './additions/works.forgetting.service.ts'
import { fetchFromSources } from './refresh/works.refetch.service.ts'

/** Fetches the details of one work. Failing sources are retried at the next view of the work. */
export const refreshWorkJob = defineJob({
  name: 'refresh-work',
  payload: z.object({ medium: z.enum(mediums), id: z.int() }),
  concurrency: 4,
  retries: 2,
  singleton: true,
  run: async (ctx: Context, { medium, id }, job) => {
    if (!(await findRefreshedWork(ctx.db, medium, id))) return
    // A dead worker may already have finished.
    if (job.attempt > 0 && (await hasEndedSinceRequest(ctx.db, id))) return
    const { failures } = await fetchFromSources(ctx, medium, id, 'batch')
    if (failures.length > 0) {
      ctx.log.info({ medium, id, reasons: failures.map(String) }, 'Sources did not tell of a work')
    }
  },
})

/** Enqueues fetching the details of a claimed work. */
export async function enqueueRefresh(
  { jobs }: Pick<Context, 'jobs'>,
  tx: Tx,
  work: { medium: Medium; id: number },
): Promise<void> {
  await jobs.enqueue(tx, refreshWorkJob, work, { key: String(work.id) })
}

const hour = 60 * 60_000
const day = 24 * hour
/** TMDB's terms limit storage to six months. */
const termMs = 150 * day
const atOnceMax = 1_000

/** Refetches works not viewed for months, for sources that limit storage. */
export const renewOldWorksJob = defineJob({
  name: 'renew-old-works',
  payload: z.object({}),
  schedule: '41 3 * * *',
  run: async (ctx: Context, _, job) => {
    if (!ctx.catalogue.sources.some(({ name }) => name === 'tmdb')) return
    const now = ctx.clock.now()
    const before = (span: number) => new Date(now.getTime() - span)
    const old = { fetchedBefore: before(termMs), requestedBefore: before(hour) }
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const works = await claimOldRefreshes(tx, { source: 'tmdb', now, ...old, limit: atOnceMax })
      for (const work of works) await enqueueRefresh(ctx, tx, work)
    })
  },
})

/** Removes works that only members knew who have nothing of them any more, or no account. */
export const forgetWorksJob = defineJob({
  name: 'works-forget',
  payload: z.object({}),
  schedule: '17 4 * * *',
  run: (ctx: Pick<Context, 'db' | 'targets'>, _, job) => removeAbandonedWorks(ctx, job),
})
