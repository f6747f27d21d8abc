import {
  countRatings,
  listFriendRatings,
  listOwnRatings,
  listOwnWorksByRating,
} from '@medley/contract/ratings'
import type { Context } from '../../context.ts'
import { handleRead, type Route } from '../../http/handle.ts'
import { friendRatings, ownRatings, ownWorksByRating, ratingCounts } from './ratings.service.ts'

export function ratingsRoutes(ctx: Context): Route[] {
  return [
    handleRead(listOwnRatings, ({ actor, query }) => ownRatings(ctx, actor, query.workIds)),
    handleRead(listOwnWorksByRating, ({ actor, query }) =>
      ownWorksByRating(ctx, actor, query.perRating),
    ),
    handleRead(countRatings, ({ actor, params }) =>
      ratingCounts(ctx, actor, params.medium, params.workId),
    ),
    handleRead(listFriendRatings, ({ actor, params, query }) =>
      friendRatings(ctx, actor, { ...params, ...query }),
    ),
  ]
}
