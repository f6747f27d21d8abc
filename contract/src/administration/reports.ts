import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { id, text } from '../values/values.ts'

export const errors = defineErrors({
  item_not_found: [404, 'Reported item not found'],
})

/** Report reasons by kind of content. */
const reasons = {
  user: ['profile picture', 'name', 'profile text', 'other'],
  review: ['spoilers', 'offensive language', 'other'],
  comment: ['spoilers', 'offensive language', 'other'],
  list: ['offensive language', 'other'],
  work: ['offensive language', 'advertising', 'other'],
  sentWork: ['spoilers', 'offensive language', 'other'],
  remark: ['spoilers', 'offensive language', 'other'],
} as const

export type ReportType = keyof typeof reasons
export const reportTypes = [
  'user',
  'review',
  'comment',
  'list',
  'work',
  'sentWork',
  'remark',
] as const
export type ReportReason = (typeof reasons)[ReportType][number]

/** Trimmed; white space alone counts as absent. */
const comments = text(limits.reportCommentsMax)
  .optional()
  .transform((value) => value || null)

function about<const Type extends ReportType>(type: Type) {
  return z.object({
    type: z.literal(type),
    item_id: id.describe(`The id of the ${type}`),
    reason: z.enum(reasons[type]),
    comments,
  })
}

export const report = defineEndpoint({
  method: 'POST',
  path: '/report',
  access: 'member',
  summary: 'Reports a user, review, comment, list, work, sent note or remark to the operator',
  idempotent: true,
  body: z.discriminatedUnion(
    'type',
    [
      about('user'),
      about('review'),
      about('comment'),
      about('list'),
      about('work'),
      about('sentWork'),
      about('remark'),
    ],
    { error: 'Must be user, review, comment, list, work, sentWork or remark' },
  ),
  accountLimits: [limitPerMinute(10), limitPerDay(20)],
  status: 201,
  answer: z.object({ id: z.int().positive() }),
  errors: ['own_item', 'item_not_found'],
})
