import {
  countRatings,
  listFriendRatings,
  listOwnRatings,
  listOwnWorksByRating,
} from '@medley/contract/reviews/ratings'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { friendRatings, ownRatings, ownWorksByRating, ratingCounts } from './ratings.service.ts'

export function ratingsRoutes(ctx: Context): Route[] {
  return [
    handle(listOwnRatings, ({ actor, query }) => ownRatings(ctx, actor, query.workIds)),
    handle(listOwnWorksByRating, ({ actor, query }) =>
      ownWorksByRating(ctx, actor, query.perRating),
    ),
    handle(countRatings, ({ actor, params }) =>
      ratingCounts(ctx, actor, params.medium, params.workId),
    ),
    handle(listFriendRatings, ({ actor, params, query }) =>
      friendRatings(ctx, actor, { ...params, ...query }),
    ),
  ]
}
