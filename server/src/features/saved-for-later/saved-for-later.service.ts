import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { WorkMarks } from '@medley/contract/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import {
  markedWorks,
  type MarkPage,
  requireVisibleOwner,
} from '../engagements/engagements.service.ts'
import { findWorkByExternalId, requireWork } from '../works/works.service.ts'
import {
  countSaved,
  deleteManySaved,
  deleteSaved,
  insertSaved,
  listSavedWorkIds,
  savedExists,
} from './saved-for-later.queries.ts'

/** Saves a work for later; repeatable. Throws `work_not_found`. */
export async function saveForLater(
  ctx: Context,
  actor: Actor,
  { medium, internal_id }: { medium: Medium; internal_id: number },
): Promise<{ medium: Medium; internal_id: number; savedForLater: true }> {
  const work = await requireWork(ctx.db, medium, internal_id)
  await insertSaved(ctx.db, actor.id, work, ctx.clock.now())
  return { medium, internal_id, savedForLater: true }
}

interface SavedName {
  medium: Medium
  workId: string
  /** The id is the data source's. */
  idIsExternal: boolean
}

/** Takes the mark away; answers 0 where nothing was saved or the work is unknown. */
export async function unsaveForLater(ctx: Context, actor: Actor, name: SavedName): Promise<0 | 1> {
  const id = name.idIsExternal
    ? await findWorkByExternalId(ctx.db, name.medium, name.workId)
    : ownId(name.workId)
  if (id === undefined) return 0
  const deleted = await deleteSaved(ctx.db, actor.id, name.medium, id)
  return deleted === 0 ? 0 : 1
}

function ownId(text: string): number {
  const id = Number(text)
  if (!/^\d{1,10}$/.test(text) || id < 1 || id > limits.idMax) {
    throw invalidValue('workId', 'Must be a whole number')
  }
  return id
}

/** Takes many marks away, in a transaction of the caller; works that were not saved are passed over. */
export async function removeSaved(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<void> {
  await deleteManySaved(handle, userId, workIds)
}

export async function isSavedForLater(
  ctx: Context,
  viewer: Viewer,
  work: { medium: Medium; internal_id: number },
): Promise<boolean> {
  if (!viewer) return false
  return savedExists(ctx.db, viewer.id, work.medium, work.internal_id)
}

/** A page of the works a user saved. Throws `user_not_found` or `blocked_by_them`. */
export async function listSavedWorks(
  ctx: Context,
  viewer: Viewer,
  page: MarkPage,
): Promise<WorkMarks> {
  await requireVisibleOwner(ctx, viewer, page.userId)
  const [ids, totalCount] = await Promise.all([
    listSavedWorkIds(ctx.db, page),
    countSaved(ctx.db, page.userId, page.medium),
  ])
  return { totalCount, items: await markedWorks(ctx, viewer, ids) }
}
