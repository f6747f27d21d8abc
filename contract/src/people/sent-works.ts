import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import { count, id, limit, medium, offset, pathId, rating, text, time } from '../values/values.ts'

export const errors = defineErrors({
  sent_work_not_found: [404, 'Sent work not found'],
})

const sentWork = z.object({
  id: z.int().positive(),
  work: coveredWork,
  person: userSearchItem.describe('Sender of a received work; recipient of a sent one'),
  note: z
    .string()
    .nullable()
    .describe("The sender's note; hidden from the recipient if it contains a filter word"),
  timeSent: time,
  review: z
    .object({ id: z.int().positive(), rating, timePosted: time })
    .nullable()
    .describe("The recipient's newest review of it since it was sent"),
})
export type SentWork = z.output<typeof sentWork>

export const sendWork = defineEndpoint({
  method: 'POST',
  path: '/v1/sent-works',
  access: 'member',
  summary: 'Sends a work to friends; sending it again replaces the note',
  idempotent: true,
  body: z.object({
    work: z.object({ id, medium }),
    userIds: z.array(id).min(1).max(limits.sentRecipientsMax).describe('Friends of the caller'),
    note: text(limits.sentNoteMax)
      .nullish()
      .transform((value) => value || null),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  status: 201,
  answer: z.object({ items: z.array(sentWork).describe('As the caller sees them') }),
  errors: ['forbidden', 'blocked_by_you', 'blocked_by_them', 'user_not_found', 'work_not_found'],
})

export const listSentWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/sent-works',
  access: 'member',
  summary: 'Lists works that friends sent to the caller, or that the caller sent, newest first',
  query: z.object({
    direction: z.enum(['received', 'sent']).default('received'),
    workId: id.optional().describe('Only this work'),
    limit: limit(100, 20),
    offset,
  }),
  status: 200,
  answer: z.object({ items: z.array(sentWork), totalCount: count }),
  errors: [],
})

export const restoreSentWork = defineEndpoint({
  method: 'PUT',
  path: '/v1/sent-works/{id}',
  access: 'member',
  summary: 'Restores a received work to the list; idempotent',
  params: z.object({ id: pathId('sent_work_not_found') }),
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['sent_work_not_found'],
})

export const removeSentWork = defineEndpoint({
  method: 'DELETE',
  path: '/v1/sent-works/{id}',
  access: 'member',
  summary:
    'Removes a received work from the list, which its sender does not see, or withdraws a sent one',
  params: z.object({ id: pathId('sent_work_not_found') }),
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['sent_work_not_found'],
})
