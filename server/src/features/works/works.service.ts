import type { Medium } from '@medley/contract/values/medium'
import type { Work, WorkDetails } from '@medley/contract/values/shapes'
import type { WorkStatistics } from '@medley/contract/works/works'
import type { Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { updateChartScores } from './works.chart-scores.queries.ts'
import { listWorksOfMedium, type WorkPage } from './explore/works.explore.queries.ts'
import {
  findByExternalId,
  findExternalId,
  findScores,
  findStoredWork,
  findWorkIdsByNames,
  findWorkSeenBy,
  listWorksWithIds,
  type NamedByIds,
  type StoredWork,
} from './works.queries.ts'
import { refreshInBackground } from './refresh/works.refresh.service.ts'
import { findMergedInto } from './duplicates/works.merging.queries.ts'
import { toWork, toWorkDetails } from './works.view.ts'

const weekMs = 7 * 86_400_000

/** A page of the works of one medium that pass its filter, highest first. */
export async function listWorks(
  ctx: Context,
  viewer: Viewer,
  { medium, ...page }: { medium: Medium } & WorkPage,
): Promise<{ items: Work[] }> {
  // Visitors have neither friends nor saved works.
  if (!viewer && (page.likedByFriends || page.savedForLater)) return { items: [] }
  const since = new Date(ctx.clock.now().getTime() - weekMs)
  const rows = await listWorksOfMedium(ctx.db, viewer, { medium, since, ...page })
  return { items: rows.map(toWork) }
}

interface NamedWork {
  medium: Medium
  id: number
  /** Only so many of its entries; all without it. */
  entriesMax?: number | undefined
}

/**
 * One stored work with the viewer's marks, or the work it was merged into; waits for no source. Throws
 * `work_not_found`.
 */
export async function showWork(
  ctx: Context,
  viewer: Viewer,
  named: NamedWork,
): Promise<WorkDetails> {
  const [work] = await Promise.all([
    findDetails(ctx.db, viewer, named),
    refreshInBackground(ctx, named.medium, named.id),
  ])
  if (!work) throw notFound('work')
  return work
}

/** One stored work with the viewer's marks, or the work it was merged into. */
export async function findDetails(
  handle: Handle,
  viewer: Viewer,
  { medium, id, entriesMax }: NamedWork,
): Promise<WorkDetails | undefined> {
  const row = await findWorkSeenBy(handle, viewer, { medium, id }, entriesMax)
  if (row) return toWorkDetails(row)
  const intoId = await findMergedInto(handle, id)
  if (intoId === undefined) return undefined
  return findDetails(handle, viewer, { medium, id: intoId, entriesMax })
}

/** Average and number of ratings. Throws `work_not_found`. */
export async function showStatistics(
  ctx: Context,
  viewer: Viewer,
  { medium, workId: id }: { medium: Medium; workId: number },
): Promise<WorkStatistics> {
  const ratings = await findScores(ctx.db, viewer, medium, id)
  if (!ratings) throw notFound('work')
  return { ratings }
}

/** Works with the viewer's marks, in the order of the ids; unknown ids are skipped. */
export async function loadWorks(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Work[]> {
  if (ids.length === 0) return []
  const rows = await listWorksWithIds(handle, viewer, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map(toWork)
}

/** A work visible to the viewer. Throws `work_not_found`, also for the id of another medium. */
export async function requireWork(
  handle: Handle,
  viewer: Viewer,
  medium: Medium,
  id: number,
): Promise<StoredWork> {
  const row = await findStoredWork(handle, viewer, medium, id)
  if (!row) throw notFound('work')
  return row
}

/** The id of the work with `externalId` at a data source, or undefined. */
export async function findWorkByExternalId(
  handle: Handle,
  medium: Medium,
  externalId: string,
): Promise<number | undefined> {
  return (await findByExternalId(handle, medium, externalId))?.id
}

/**
 * Works that are here by one of their ids at sources and visible to a member, by the place of what names
 * them.
 */
export function findWorksByIds(
  handle: Handle,
  userId: number,
  names: readonly NamedByIds[],
): Promise<Map<number, number>> {
  return findWorkIdsByNames(handle, userId, names)
}

/** The id of a work at its data source. Throws `work_not_found`. */
export async function externalIdOf(handle: Handle, medium: Medium, id: number): Promise<string> {
  const row = await findExternalId(handle, medium, id)
  if (!row) throw notFound('work')
  return row.externalId
}

export { updateChartScores }
