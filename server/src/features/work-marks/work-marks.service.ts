import type { MarkingFriends } from '@medley/contract/library/engagements'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { PerMedium, UserInfo, WorkMarks } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { asAct } from '../acts/acts.service.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { loadWorks, requireWork } from '../works/works.service.ts'
import { countFriendsWhoMarked, listFriendsWhoMarked } from './work-marks.friends.queries.ts'
import {
  countMarksPerMedium,
  deleteMark,
  deleteMarks,
  insertMarks,
  listMarkedWorkIds,
  markExists,
  type MarkPage,
  type MarkTable,
  type WorkName,
} from './work-marks.queries.ts'

export type { MarkPage, WorkName } from './work-marks.queries.ts'

/**
 * Marks existing works, on the caller's transaction if there is one; earlier marks keep their time. Returns how many are
 * new.
 */
export async function addMarks(
  handle: Handle,
  table: MarkTable,
  userId: number,
  works: readonly WorkName[],
  time: Date,
): Promise<number> {
  return insertMarks(handle, table, userId, works, time)
}

/** Removes marks on the caller's transaction; works without one are skipped. */
export async function removeMarks(
  handle: Handle,
  table: MarkTable,
  userId: number,
  workIds: readonly number[],
): Promise<void> {
  await deleteMarks(handle, table, userId, workIds)
}

/** Removes a mark, and then what depends on it, in one transaction; returns 0 if there was none. */
export async function removeMark(
  ctx: Context,
  table: MarkTable,
  actor: Actor,
  work: WorkName,
  removeMore?: (tx: Tx) => Promise<void>,
): Promise<0 | 1> {
  return transaction(ctx.db, async (tx) => {
    if (!(await markExists(tx, table, actor.id, work))) return 0
    const act = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
    const { result: deleted } = await asAct(tx, act, () => deleteMark(tx, table, actor.id, work))
    if (deleted === 0) return 0
    await ctx.events.marksChanged(tx, { userId: actor.id, medium: work.medium })
    await removeMore?.(tx)
    return 1
  })
}

/** True if the viewer marked the work; false for visitors. */
export async function hasMark(
  ctx: Context,
  table: MarkTable,
  viewer: Viewer,
  work: WorkName,
): Promise<boolean> {
  return viewer ? markExists(ctx.db, table, viewer.id, work) : false
}

/** How many works a user marked. Throws `user_not_found` or `blocked_by_them`. */
export async function summarizeMarks(
  ctx: Context,
  table: MarkTable,
  viewer: Viewer,
  userId: number,
): Promise<{ total: number; perMedium: PerMedium }> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  return countMarks(ctx, table, viewer, userId)
}

/** A page of the works a user marked. Throws `user_not_found` or `blocked_by_them`. */
export async function listMarkedWorks(
  ctx: Context,
  table: MarkTable,
  viewer: Viewer,
  page: MarkPage,
): Promise<WorkMarks> {
  await requireVisibleOwner(ctx.db, viewer, page.userId)
  const [ids, { total, perMedium }] = await Promise.all([
    listMarkedWorkIds(ctx.db, table, viewer, page),
    countMarks(ctx, table, viewer, page.userId),
  ])
  const totalCount = page.medium === undefined ? total : perMedium[page.medium]
  return { totalCount, items: await loadMarkedWorks(ctx, viewer, ids) }
}

async function countMarks(
  ctx: Context,
  table: MarkTable,
  viewer: Viewer,
  userId: number,
): Promise<{ total: number; perMedium: Record<Medium, number> }> {
  const perMedium = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  for (const { medium, count } of await countMarksPerMedium(ctx.db, table, viewer, userId)) {
    perMedium[medium] = count
  }
  return { total: mediums.reduce((sum, medium) => sum + perMedium[medium], 0), perMedium }
}

/** Works by id with the viewer's own marks, in input order. */
async function loadMarkedWorks(
  ctx: Context,
  viewer: Viewer,
  ids: readonly number[],
): Promise<WorkMarks['items']> {
  const works = await loadWorks(ctx.db, viewer, ids)
  return works.map((work) => ({
    work,
    authenticatedUserInfo: { ...work.userInfo } satisfies UserInfo,
  }))
}

export interface FriendQuery {
  workId: number
  medium: Medium
  limit: number
  offset: number
}

/** The actor's friends who marked a work, latest first. Throws `work_not_found`. */
export async function listMarkingFriends(
  ctx: Context,
  table: MarkTable,
  actor: Actor,
  { workId, medium, limit, offset }: FriendQuery,
): Promise<MarkingFriends> {
  await requireWork(ctx.db, actor, medium, workId)
  const friends = await listFriendsWhoMarked(ctx.db, actor, { table, workId, limit, offset })
  const items = friends.map(({ id, total: _, ...user }) => ({ userId: id, user }))
  // A page after the last has no row to tell the number.
  const isBeyond = friends.length === 0 && offset > 0
  const counted = isBeyond ? await countFriendsWhoMarked(ctx.db, actor, { table, workId }) : 0
  return { totalCount: friends[0]?.total ?? counted, items }
}
