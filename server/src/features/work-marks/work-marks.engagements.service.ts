import type { MarkingFriends } from '@medley/contract/library/engagements'
import type { Medium } from '@medley/contract/values/medium'
import type { PerMedium, WorkMarks } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { restoreMark } from '../acts/acts.service.ts'
import { insertEngagements } from './work-marks.queries.ts'
import {
  type FriendQuery,
  hasMark,
  listMarkedWorks,
  listMarkingFriends,
  type MarkPage,
  removeMark,
  summarizeMarks,
  type WorkName,
} from './work-marks.service.ts'
import { findWorkByExternalId, requireWork } from '../works/works.service.ts'

/** Marks a work as engaged; idempotent. Throws `work_not_found`. */
export async function markEngaged(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<WorkName> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await engage(ctx, actor, { id: work.id, medium })
  return { id, medium }
}

/** As `markEngaged`, for the id of the work's data source. Throws `external_id_not_found`. */
export async function markEngagedByExternalId(
  ctx: Context,
  actor: Actor,
  { externalId, medium }: { externalId: string; medium: Medium },
): Promise<WorkName> {
  const id = await findWorkByExternalId(ctx.db, medium, externalId)
  if (id === undefined) throw notFound('external_id')
  await engage(ctx, actor, { id, medium })
  return { id, medium }
}

function engage(ctx: Context, actor: Actor, work: WorkName): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    const time = ctx.clock.now()
    await restoreMark(ctx, tx, 'engagements', { userId: actor.id, workId: work.id })
    await markEngagedInBulk(tx, actor.id, [work], { time, isWhole: false })
    await ctx.events.workEngaged(tx, { userId: actor.id, workId: work.id, time })
    await ctx.events.marksChanged(tx, { userId: actor.id, medium: work.medium })
  })
}

/**
 * Marks existing works as engaged in the caller's transaction. Without `isWhole`, a mark in the middle of a work says
 * nothing of what its member has not seen.
 */
export function markEngagedInBulk(
  tx: Tx,
  userId: number,
  works: readonly WorkName[],
  given: { time: Date; isWhole: boolean },
): Promise<void> {
  return insertEngagements(tx, userId, works, given)
}

/** Removes the mark; returns 0 if there was none. */
export function unmarkEngaged(ctx: Context, actor: Actor, work: WorkName): Promise<0 | 1> {
  return removeMark(ctx, 'engagements', actor, work)
}

export function hasEngaged(ctx: Context, viewer: Viewer, work: WorkName): Promise<boolean> {
  return hasMark(ctx, 'engagements', viewer, work)
}

/** Counts of a user's engaged works. Throws `user_not_found` or `blocked_by_them`. */
export function summarizeEngagements(
  ctx: Context,
  viewer: Viewer,
  { userId }: { userId: number },
): Promise<{ total: number; perMedium: PerMedium }> {
  return summarizeMarks(ctx, 'engagements', viewer, userId)
}

/** A page of a user's engaged works. Throws `user_not_found` or `blocked_by_them`. */
export function listEngagedWorks(ctx: Context, viewer: Viewer, page: MarkPage): Promise<WorkMarks> {
  return listMarkedWorks(ctx, 'engagements', viewer, page)
}

/** The caller's friends who engaged with a work, latest first. Throws `unauthenticated`, `work_not_found`. */
export async function listEngagedFriends(
  ctx: Context,
  viewer: Viewer,
  query: FriendQuery,
): Promise<MarkingFriends> {
  if (!viewer) throw new AppError('unauthenticated')
  return listMarkingFriends(ctx, 'engagements', viewer, query)
}
