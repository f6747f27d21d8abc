import {
  getFeaturedQuote,
  listPopularReviews as listPopularReviewsCall,
} from '@medley/contract/reviews/popular-reviews'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { featureQuotes, listPopularReviews } from './popular-reviews.service.ts'

export function popularReviewsRoutes(ctx: Context): Route[] {
  const findQuote = featureQuotes(ctx)
  return [
    handle(listPopularReviewsCall, ({ actor, query }) => listPopularReviews(ctx, actor, query)),
    handle(getFeaturedQuote, () => findQuote()),
  ]
}
