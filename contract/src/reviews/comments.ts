import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { comment } from '../values/shapes.ts'
import { filledText, id } from '../values/values.ts'

export const errors = defineErrors({
  comment_not_found: [404, 'Comment not found'],
})

export const postComment = defineEndpoint({
  method: 'POST',
  path: '/comment',
  access: 'member',
  summary: 'Adds a comment to a review',
  idempotent: true,
  body: z.object({ review_id: id, content: filledText(limits.commentMax) }),
  status: 201,
  answer: comment,
  errors: ['blocked_by_you', 'blocked_by_them', 'review_not_found'],
})

export const deleteComment = defineEndpoint({
  method: 'DELETE',
  path: '/comment',
  access: 'member',
  summary: 'Deletes a comment; allowed to its author and the author of the review',
  query: z.object({ id }),
  valuesAnywhere: true,
  status: 200,
  answer: z.literal(1),
  errors: ['forbidden', 'comment_not_found'],
})
