import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { requestStatus, review, userSearchItem, workRef } from '../values/shapes.ts'
import { limit, mediumList, rating } from '../values/values.ts'

/** One sentence of a review. */
export const quote = z.object({
  reviewId: z.int().positive(),
  text: z.string().describe('A whole sentence as plain text'),
  rating,
  author: userSearchItem,
  work: workRef,
})
export type Quote = z.output<typeof quote>

export const popularReview = review.extend({
  friendRequestStatus: requestStatus.describe('Friendship with the author, as seen by the caller'),
})
export type PopularReview = z.output<typeof popularReview>

export const listPopularReviews = defineEndpoint({
  method: 'GET',
  path: '/v1/popular-reviews',
  access: 'member',
  summary:
    "Lists reviews with text by members who are not the caller's friends: the most liked of the last 7 days first, then of 30 and 365 days and of all time; one per author and work",
  query: z.object({ mediums: mediumList.optional(), limit: limit(20, 10) }),
  status: 200,
  answer: z.object({ items: z.array(popularReview) }),
  errors: [],
})

export const getFeaturedQuote = defineEndpoint({
  method: 'GET',
  path: '/v1/popular-reviews/quote',
  access: 'open',
  showsMembers: true,
  summary: 'Returns a sentence of a popular review for the landing page; null if there is none',
  status: 200,
  answer: z.object({ quote: quote.nullable() }),
  errors: [],
})
