import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { perMedium, userSearchItem, workMarks } from '../values/shapes.ts'
import { anyText, count, id, limit, medium, offset, pathId } from '../values/values.ts'

/** Paging and order of marked works; shared with saved for later. */
export const markPage = {
  offset,
  medium: medium.optional(),
  sortBy: z.enum(['timeAdded', 'title']).default('timeAdded'),
  order: z.enum(['ASCENDING', 'DESCENDING']).default('DESCENDING'),
}

/** Friends who marked a work, latest first; shared with saved for later. */
export const markingFriends = z.object({
  totalCount: count,
  items: z.array(
    z.object({
      userId: z.int(),
      user: userSearchItem.omit({ id: true }),
    }),
  ),
})
export type MarkingFriends = z.output<typeof markingFriends>

export const listEngagements = defineEndpoint({
  method: 'GET',
  path: '/v1/work-engagements',
  access: 'optional',
  summary:
    "Lists a user's engaged works (`userId`), or the caller's friends who engaged a work (`workId`)",
  query: z
    .object({
      ...markPage,
      workId: id.optional(),
      userId: id.optional(),
      friendship: z.literal('friend').optional(),
      limit: limit(100, 20).unwrap().optional(),
    })
    .refine((query) => (query.workId === undefined) !== (query.userId === undefined), {
      path: ['userId'],
      message: 'Give either workId or userId',
    })
    .refine((query) => query.workId === undefined || query.medium !== undefined, {
      path: ['medium'],
      message: 'Required',
    }),
  status: 200,
  answer: z.union([workMarks, markingFriends]),
  errors: [
    'unauthenticated',
    'not_in_audience',
    'blocked_by_them',
    'user_not_found',
    'work_not_found',
  ],
})

export const summarizeEngagements = defineEndpoint({
  method: 'GET',
  path: '/v1/work-engagements/summary/{userId}',
  access: 'optional',
  summary: 'Counts the works a user engaged, per medium',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({ total: count, perMedium }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const markEngaged = defineEndpoint({
  method: 'POST',
  path: '/works_viewed',
  access: 'member',
  summary: 'Marks a work engaged; idempotent',
  body: z
    .object({
      medium,
      internal_id: id.optional(),
      external_id: z.union([anyText.min(1).max(200), z.int().transform(String)]).optional(),
    })
    .refine((body) => (body.internal_id === undefined) !== (body.external_id === undefined), {
      path: ['internal_id'],
      message: 'Give either internal_id or external_id',
    }),
  status: 200,
  answer: z.object({ medium, internal_id: z.int(), hasEngaged: z.literal(true) }),
  errors: ['work_not_found', 'external_id_not_found'],
})

export const unmarkEngaged = defineEndpoint({
  method: 'DELETE',
  path: '/works_viewed',
  access: 'member',
  summary: 'Removes the engaged mark; returns the number of deleted marks',
  query: z.object({ internal_id: id, medium }),
  valuesAnywhere: true,
  status: 200,
  answer: z.literal([0, 1]),
  errors: [],
})

export const isEngaged = defineEndpoint({
  method: 'GET',
  path: '/is_seen',
  access: 'optional',
  summary: 'Returns whether the caller engaged a work',
  query: z.object({ medium, internal_id: id }),
  status: 200,
  answer: z.boolean(),
  errors: [],
})
