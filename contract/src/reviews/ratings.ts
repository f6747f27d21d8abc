import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { userSearchItem, workRef } from '../values/shapes.ts'
import { count, id, limit, medium, pathId, rating } from '../values/values.ts'

const workId = z.int().positive()

/** A member's rating of a work is the one in their newest review of it. */
export const listOwnRatings = defineEndpoint({
  method: 'GET',
  path: '/v1/ratings/mine',
  access: 'member',
  summary: "Returns the caller's ratings of the given works; works without a rating are omitted",
  query: z.object({
    workIds: z.union([z.array(id).min(1).max(limits.ratingIdsMax), id.transform((one) => [one])]),
  }),
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        workId,
        rating,
        reviewId: z.int().positive().describe('The review with the rating'),
      }),
    ),
  }),
  errors: [],
})
export type OwnRatings = z.output<typeof listOwnRatings.answer>

export const listOwnWorksByRating = defineEndpoint({
  method: 'GET',
  path: '/v1/ratings/mine/works',
  access: 'member',
  summary: 'Lists, for each rating from 10 to 1, the newest works that the caller gave it',
  query: z.object({ perRating: limit(20, 9) }),
  status: 200,
  answer: z.object({ items: z.array(z.object({ rating, works: z.array(workRef) })) }),
  errors: [],
})
export type OwnWorksByRating = z.output<typeof listOwnWorksByRating.answer>

export const countRatings = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/rating-counts',
  access: 'optional',
  summary: 'Counts how often a work got each rating; each member counts once, as in its score',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  status: 200,
  answer: z.object({
    items: z.array(z.object({ rating, count })).describe('Ratings that occur, lowest first'),
  }),
  errors: ['work_not_found'],
})
export type RatingCounts = z.output<typeof countRatings.answer>

export const listFriendRatings = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/friend-ratings',
  access: 'member',
  summary: "Lists the ratings of a work by the caller's friends, newest first",
  params: z.object({ medium, workId: pathId('work_not_found') }),
  query: z.object({ limit: limit(100, 20) }),
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        rating,
        reviewId: z.int().positive(),
        user: userSearchItem,
      }),
    ),
  }),
  errors: ['work_not_found'],
})
export type FriendRatings = z.output<typeof listFriendRatings.answer>
