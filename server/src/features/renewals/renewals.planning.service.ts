import { mediums } from '@medley/contract/values/medium'
import { SourceError } from '../../catalogue/source-error.ts'
import { hasFactsAbout } from '../../catalogue/source.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import {
  type AskedSource,
  type ChangedWork,
  countCandidates,
  findTimeRead,
  insertNight,
  type PlannedSource,
  putTimeRead,
} from './renewals.queries.ts'

/** More than a night has room for at the pace of the slowest source. */
const worksMax = 3_000
const dayMs = 86_400_000
/** Changes of before are left to the works' own intervals. */
const firstSpanMs = dayMs

/** Plans a night: asks sources for their lists of changes, then stores which works are due. */
export async function planNight(ctx: Context, night: string, job: RunningJob): Promise<void> {
  const now = ctx.clock.now()
  const asked = ctx.catalogue.sources.flatMap((source, rank) =>
    mediums
      .filter((medium) => hasFactsAbout(source, medium))
      .map((medium) => ({ source: source.name, medium, rank })),
  )
  const counts = await countCandidates(ctx.db, asked, night)
  const planned: PlannedSource[] = []
  const read: AskedSource[] = []
  const changed: ChangedWork[] = []
  for (const one of asked) {
    const count = counts.find(
      ({ source, medium }) => source === one.source && medium === one.medium,
    )
    const answer = await readChanges(ctx, one, count?.count ?? 0)
    planned.push({ ...one, listsChanges: answer !== 'none' })
    if (answer === 'none' || answer === 'failed') continue
    read.push(one)
    changed.push(...answer)
  }
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const isNew = await insertNight(tx, { night, now, sources: planned, changed, limit: worksMax })
    if (isNew) for (const one of read) await putTimeRead(tx, one, now)
  })
}

/** The changes of a source since they were last read; 'none' where asking about each work takes fewer calls. */
async function readChanges(
  ctx: Context,
  { source: name, medium }: AskedSource,
  count: number,
): Promise<ChangedWork[] | 'failed' | 'none'> {
  const source = ctx.catalogue.sources.find((one) => one.name === name)
  const least = source?.listsChanges?.[medium]
  if (!source?.changedSince || least === undefined || count < least) return 'none'
  try {
    const since = await startOf(ctx, name, medium)
    const changed = await source.changedSince(medium, since, 'batch')
    return changed ? changed.map((one) => ({ ...one, source: name, medium })) : 'none'
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    ctx.log.info({ source: name, err: error }, 'A source did not list its changes')
    return 'failed'
  }
}

/** On Sundays the list of the week has what fell between two nights. */
async function startOf(ctx: Context, name: string, medium: AskedSource['medium']): Promise<Date> {
  const now = ctx.clock.now()
  const known = await findTimeRead(ctx.db, name, medium)
  const time = known?.getTime() ?? now.getTime() - firstSpanMs
  return new Date(now.getUTCDay() === 0 ? Math.min(time, now.getTime() - 6 * dayMs) : time)
}
