import type {
  FriendRatings,
  OwnRatings,
  OwnWorksByRating,
  RatingCounts,
} from '@medley/contract/reviews/ratings'
import type { Medium } from '@medley/contract/values/medium'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { requireWork } from '../works/works.service.ts'
import {
  countRatingsOf,
  listFriendRatings,
  listRatingsOf,
  listWorksByRating,
} from './ratings.queries.ts'
import { toFriendRating, toWorksByRating } from './ratings.view.ts'

/** The actor's own ratings of some works. */
export async function ownRatings(
  ctx: Context,
  actor: Actor,
  { workIds }: { workIds: readonly number[] },
): Promise<OwnRatings> {
  return { items: await listRatingsOf(ctx.db, actor, workIds) }
}

/** The newest few of the actor's works under each rating. */
export async function ownWorksByRating(
  ctx: Context,
  actor: Actor,
  { perRating }: { perRating: number },
): Promise<OwnWorksByRating> {
  return { items: toWorksByRating(await listWorksByRating(ctx.db, actor, perRating)) }
}

/** How many members gave a work each rating. Throws `work_not_found`. */
export async function ratingCounts(
  ctx: Context,
  viewer: Viewer,
  { medium, workId }: { medium: Medium; workId: number },
): Promise<RatingCounts> {
  const [, items] = await Promise.all([
    requireWork(ctx.db, viewer, medium, workId),
    countRatingsOf(ctx.db, workId),
  ])
  return { items }
}

/** The ratings of a work by the actor's friends. Throws `work_not_found`. */
export async function friendRatings(
  ctx: Context,
  actor: Actor,
  { medium, workId, limit }: { medium: Medium; workId: number; limit: number },
): Promise<FriendRatings> {
  const [, rows] = await Promise.all([
    requireWork(ctx.db, actor, medium, workId),
    listFriendRatings(ctx.db, actor, workId, limit),
  ])
  return { items: rows.map(toFriendRating) }
}
