import { SourceError } from '../../catalogue/source-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { renewWork } from '../works/refresh/works.renewal.service.ts'
import { planNight } from './renewals.planning.service.ts'
import {
  countDue,
  type DueWork,
  findDue,
  findLastNight,
  hasNight,
  markDone,
  markNews,
  type NightCounts,
  recordAttempt,
} from './renewals.queries.ts'
import { runMaxMs, shareOf } from './renewals.schedule.rules.ts'

export type { NightCounts }

const attemptsMax = 3

/**
 * Renews a share of what is alive and waited for, the most waited for first; the first run of a night plans it. What is done
 * is stored with each work, so that the next run goes on where one ended or was killed.
 */
export async function renewShare(ctx: Context, job: RunningJob): Promise<void> {
  const start = ctx.clock.now()
  const night = start.toISOString().slice(0, 10)
  if (!(await hasNight(ctx.db, night))) await planNight(ctx, night, job)
  const share = shareOf(await countDue(ctx.db, night), start)
  const resting: string[] = []
  const tried: number[] = []
  while (tried.length < share && ctx.clock.now().getTime() - start.getTime() < runMaxMs) {
    job.signal.throwIfAborted()
    const work = await findDue(ctx.db, { night, resting, tried })
    if (!work) return
    tried.push(work.id)
    if ((await tryWork(ctx, job, work)) === 'resting') resting.push(work.source)
  }
}

/** Says whether the source wants to be left in peace for now; the work then stays due. */
async function tryWork(ctx: Context, job: RunningJob, work: DueWork): Promise<'tried' | 'resting'> {
  try {
    await renewWork(ctx, work, async (tx) => {
      await job.assertLease(tx)
      await markDone(tx, work.id, ctx.clock.now())
    })
  } catch (error) {
    if (job.signal.aborted) throw error
    if (error instanceof SourceError && !error.isTheirs) return 'resting'
    const fields = { workId: work.id, source: work.source, err: error }
    if (error instanceof SourceError) ctx.log.info(fields, 'A source did not tell what is new')
    else ctx.log.error(fields, 'A work could not be renewed')
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      await recordAttempt(tx, work.id, attemptsMax)
    })
  }
  return 'tried'
}

/** Notes for the operator that a renewal found something new. */
export async function noteNews(tx: Tx, workId: number): Promise<void> {
  await markNews(tx, workId)
}

/** The outcome of the latest night; null before the first one. */
export async function showLastNight(handle: Handle): Promise<NightCounts | null> {
  return (await findLastNight(handle)) ?? null
}
