import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { review } from '../values/shapes.ts'
import { id, pathId } from '../values/values.ts'

export const getPinnedReview = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/pinned-review',
  access: 'optional',
  summary: 'Returns the review that a user pinned to their profile, if the caller may see it',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({ review: review.nullable() }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

const pinned = z.object({ reviewId: z.int().positive().nullable() })

export const pinReview = defineEndpoint({
  method: 'PUT',
  path: '/v1/users/{userId}/pinned-review',
  access: 'self',
  summary: "Pins one of the caller's reviews, replacing the previous one; idempotent",
  params: z.object({ userId: pathId('forbidden') }),
  body: z.object({ reviewId: id }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: pinned,
  errors: ['forbidden', 'review_not_found'],
})

export const unpinReview = defineEndpoint({
  method: 'DELETE',
  path: '/v1/users/{userId}/pinned-review',
  access: 'self',
  summary: "Unpins the caller's pinned review; idempotent",
  params: z.object({ userId: pathId('forbidden') }),
  status: 200,
  answer: pinned,
  errors: ['forbidden'],
})
