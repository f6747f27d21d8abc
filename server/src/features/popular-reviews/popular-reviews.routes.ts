import {
  getFeaturedQuote,
  listPopularReviews as listPopularReviewsCall,
} from '@medley/contract/reviews/popular-reviews'
import { handle, perContext, type Route, route } from '../../http/handle.ts'
import { featureQuotes, listPopularReviews } from './popular-reviews.service.ts'

const quoteOf = perContext(featureQuotes)

export const popularReviewsRoutes: readonly Route[] = [
  route(listPopularReviewsCall, listPopularReviews),
  handle(getFeaturedQuote, (ctx) => quoteOf(ctx)()),
]
