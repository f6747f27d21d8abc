import { type Medium, mediums } from '@medley/contract/medium'
import type { PerMedium, UserInfo, WorkMarks } from '@medley/contract/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { accountExists } from '../accounts/accounts.service.ts'
import { refuseBlockedViewer } from '../blocks/blocks.service.ts'
import { findWorkByExternalId, presentWorks, requireWork } from '../works/works.service.ts'
import {
  countEngagementsPerMedium,
  countFriendsWhoEngaged,
  deleteEngagement,
  engagementExists,
  insertEngagements,
  listEngagedWorkIds,
  listFriendsWhoEngaged,
  type MarkPage,
} from './engagements.queries.ts'

export type { MarkPage } from './engagements.queries.ts'

interface WorkName {
  medium: Medium
  internal_id?: number | undefined
  external_id?: string | undefined
}

/** Marks a work engaged; repeatable. Throws `work_not_found` or `external_id_not_found`. */
export async function markEngaged(
  ctx: Context,
  actor: Actor,
  name: WorkName,
): Promise<{ medium: Medium; internal_id: number; hasEngaged: true }> {
  const work = await workNamed(ctx, name)
  await insertEngagements(ctx.db, actor.id, [work], ctx.clock.now())
  return { medium: work.medium, internal_id: work.id, hasEngaged: true }
}

async function workNamed(
  ctx: Context,
  { medium, internal_id, external_id = '' }: WorkName,
): Promise<{ id: number; medium: Medium }> {
  if (internal_id !== undefined) return requireWork(ctx.db, medium, internal_id)
  const id = await findWorkByExternalId(ctx.db, medium, external_id)
  if (id === undefined) throw notFound('external_id')
  return { id, medium }
}

/** Marks many existing works engaged, in a transaction of the caller; earlier marks keep their time. */
export async function markEngagedInBulk(
  handle: Handle,
  userId: number,
  works: readonly { id: number; medium: Medium }[],
  time: Date,
): Promise<void> {
  await insertEngagements(handle, userId, works, time)
}

/** Takes the mark away; answers 0 where there was none. */
export async function unmarkEngaged(
  ctx: Context,
  actor: Actor,
  work: { medium: Medium; internal_id: number },
): Promise<0 | 1> {
  const deleted = await deleteEngagement(ctx.db, actor.id, work.medium, work.internal_id)
  return deleted === 0 ? 0 : 1
}

export async function hasEngaged(
  ctx: Context,
  viewer: Viewer,
  work: { medium: Medium; internal_id: number },
): Promise<boolean> {
  if (!viewer) return false
  return engagementExists(ctx.db, viewer.id, work.medium, work.internal_id)
}

/** Throws `user_not_found`, or `blocked_by_them` where the owner of a page blocks the viewer. */
export async function requireVisibleOwner(
  ctx: Context,
  viewer: Viewer,
  ownerId: number,
): Promise<void> {
  if (!(await accountExists(ctx, ownerId))) throw notFound('user')
  await refuseBlockedViewer(ctx.db, viewer, ownerId)
}

/** How many works a user engaged. Throws `user_not_found` or `blocked_by_them`. */
export async function summarizeEngagements(
  ctx: Context,
  viewer: Viewer,
  userId: number,
): Promise<{ total: number; perMedium: PerMedium }> {
  await requireVisibleOwner(ctx, viewer, userId)
  const rows = await countEngagementsPerMedium(ctx.db, userId)
  const perMedium: PerMedium = { film: 0, tvShow: 0, book: 0, album: 0, podcast: 0 }
  for (const { medium, count } of rows) perMedium[medium] = count
  return { total: mediums.reduce((sum, medium) => sum + perMedium[medium], 0), perMedium }
}

/** A page of a user's engaged works. Throws `user_not_found` or `blocked_by_them`. */
export async function listEngagedWorks(
  ctx: Context,
  viewer: Viewer,
  page: MarkPage,
): Promise<WorkMarks> {
  await requireVisibleOwner(ctx, viewer, page.userId)
  const [ids, counts] = await Promise.all([
    listEngagedWorkIds(ctx.db, page),
    countEngagementsPerMedium(ctx.db, page.userId),
  ])
  const totalCount = counts
    .filter(({ medium }) => page.medium === undefined || medium === page.medium)
    .reduce((sum, { count }) => sum + count, 0)
  return { totalCount, items: await markedWorks(ctx, viewer, ids) }
}

/** Works by id with the viewer's own marks beside them, in the order given. */
export async function markedWorks(
  ctx: Context,
  viewer: Viewer,
  ids: readonly number[],
): Promise<WorkMarks['items']> {
  const works = await presentWorks(ctx.db, viewer, ids)
  return works.map((work) => ({
    work,
    authenticatedUserInfo: { ...work.userInfo } satisfies UserInfo,
  }))
}

interface FriendQuery {
  workId: number
  medium: Medium
  limit: number
  offset: number
}

/** The caller's friends who engaged a work, latest first. Throws `unauthenticated`, `work_not_found`. */
export async function listEngagedFriends(
  ctx: Context,
  viewer: Viewer,
  { workId, medium, limit, offset }: FriendQuery,
) {
  if (!viewer) throw new AppError('unauthenticated')
  await requireWork(ctx.db, medium, workId)
  const [totalCount, friends] = await Promise.all([
    countFriendsWhoEngaged(ctx.db, viewer.id, workId),
    listFriendsWhoEngaged(ctx.db, { userId: viewer.id, workId, limit, offset }),
  ])
  const items = friends.map((friend) => ({
    userId: friend.id,
    user: { username: friend.username, profilePicture: friend.profile_picture },
  }))
  return { totalCount, items }
}
