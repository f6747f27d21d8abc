import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { count, id, pathId } from '../values/values.ts'

function likeState<const L extends boolean>(likedByMe: L) {
  return z.object({
    reviewId: z.int(),
    likes: z.object({ totalCount: count }),
    likedByMe: z.literal(likedByMe),
  })
}

export const likeReview = defineEndpoint({
  method: 'PUT',
  path: '/v1/review-likes',
  access: 'member',
  summary: 'Likes a review; idempotent',
  body: z.object({ reviewId: id }),
  status: 200,
  answer: likeState(true),
  errors: ['own_item', 'blocked_by_you', 'blocked_by_them', 'review_not_found'],
})

export const unlikeReview = defineEndpoint({
  method: 'DELETE',
  path: '/v1/review-likes/{id}',
  access: 'member',
  summary: 'Unlikes a review, given its id; idempotent',
  params: z.object({ id: pathId('review_not_found') }),
  status: 200,
  answer: likeState(false),
  errors: ['review_not_found'],
})
