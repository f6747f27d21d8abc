import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { filledText, id, time } from '../values/values.ts'

export const errors = defineErrors({
  feedback_not_found: [404, 'Feedback not found'],
})

const category = z.enum(['Bug Report', 'Suggestion'])
export type FeedbackCategory = z.output<typeof category>

export const submission = z.object({
  id: z.int().positive(),
  category,
  content: z.string(),
  time_posted: time,
})
export type Submission = z.output<typeof submission>

export const sendFeedback = defineEndpoint({
  method: 'POST',
  path: '/feedback',
  access: 'optional',
  summary: 'Submits feedback to the operator; open to visitors',
  idempotent: true,
  addressLimits: [limitPerMinute(10), limitPerDay(100)],
  body: z.object({ category, comment: filledText(limits.feedbackMax) }),
  status: 201,
  answer: submission,
  errors: [],
})

export const listFeedback = defineEndpoint({
  method: 'GET',
  path: '/feedback',
  access: 'admin',
  summary: 'Lists unresolved feedback, newest first',
  status: 200,
  answer: z.array(submission),
  errors: ['admin_only'],
})

export const resolveFeedback = defineEndpoint({
  method: 'POST',
  path: '/resolve-feedback',
  access: 'admin',
  summary: 'Marks feedback as resolved; idempotent',
  body: z.object({ id }),
  status: 200,
  answer: z.object({ id: z.int().positive(), resolved: z.literal(true) }),
  errors: ['admin_only', 'feedback_not_found'],
})
