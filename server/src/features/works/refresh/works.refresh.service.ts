import type { Medium } from '@medley/contract/values/medium'
import { AppError } from '../../../app-error.ts'
import { hasFactsAbout, type Source } from '../../../catalogue/source.ts'
import { latestEnd } from '../../../clock.ts'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import { enqueueRefresh } from '../works.jobs.ts'
import { claimRefresh, findRefresh, type RefreshTimes } from './works.refresh.queries.ts'
import { fetchFromSources } from './works.refetch.service.ts'

const minute = 60_000
const day = 24 * 60 * minute
const retentionMs = 7 * day
/** How long details count as requested, so that not every view queries a failing source. */
const requestTtlMs = 10 * minute

/**
 * Refetches a work's data before responding. Throws `work_not_found`, and `provider_error` if no source
 * that has the work returns it; the stored data then stays.
 */
export async function refreshWork(
  ctx: Context,
  medium: Medium,
  id: number,
): Promise<{ invalidated: true }> {
  const { isFresh, failures } = await fetchFromSources(ctx, medium, id, 'patient')
  if (isFresh) return { invalidated: true }
  throw new AppError('provider_error', {
    detail: failures[0] ?? `No source in service knows ${medium} ${id}`,
  })
}

/**
 * Refetches stale details in the background, without delaying the view; failures are only logged. Reads
 * when they were last requested, unless it is given as `read`.
 */
export async function refreshInBackground(
  ctx: Context,
  medium: Medium,
  id: number,
  read?: RefreshTimes,
): Promise<void> {
  const sources = ctx.catalogue.sources.filter((source) => hasFactsAbout(source, medium))
  if (sources.length === 0) return
  try {
    const now = ctx.clock.now()
    const before = (span: number) => new Date(now.getTime() - span)
    const limits = { fetchedBefore: before(retentionMs), requestedBefore: before(requestTtlMs) }
    const known = read ?? (await findRefresh(ctx.db, id))
    const isSince = (time: Date | null | undefined, before: Date) =>
      time && time >= before && time <= latestEnd(now)
    if (isSince(known?.timeFetched, limits.fetchedBefore)) return
    if (isSince(known?.timeRequested, limits.requestedBefore)) return
    if (!(await isAnyAwake(ctx, sources))) return
    await transaction(ctx.primary, async (tx) => {
      const isMine = await claimRefresh(tx, { medium, workId: id, now, ...limits })
      if (isMine) await enqueueRefresh(ctx, tx, { medium, id })
    })
  } catch (error) {
    ctx.log.error({ err: error }, 'Details of a work could not be asked for')
  }
}

/** True if a fetch can succeed: at least one source is not paused. */
async function isAnyAwake(ctx: Context, sources: readonly Source[]): Promise<boolean> {
  const health = await ctx.catalogue.health()
  const resting = new Set(health.filter(({ state }) => state === 'resting').map(({ name }) => name))
  return sources.some(({ name }) => !resting.has(name))
}
