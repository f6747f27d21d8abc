import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { coveredWork } from '../values/shapes.ts'
import { count, filledText, flag, limit, medium, offset, pathId } from '../values/values.ts'

const params = z.object({ medium, workId: pathId('work_not_found') })

const alsoFromFeed = z
  .boolean()
  .describe("Whether others' posts about the work are kept out of the caller's feeds, too")

const notForMe = z.object({
  isNotForMe: z.boolean().describe('Whether the work is never suggested to the caller'),
  alsoFromFeed,
})
export type NotForMe = z.output<typeof notForMe>

const workNotForMe = z.object({ work: coveredWork, alsoFromFeed })
export type WorkNotForMe = z.output<typeof workNotForMe>

export const listNotForMe = defineEndpoint({
  method: 'GET',
  path: '/v1/not-for-me',
  access: 'member',
  summary: 'Lists the works the caller marked “Not for me”, latest first',
  query: z.object({
    limit: limit(100, 20),
    offset,
    q: filledText(limits.searchTermMax)
      .optional()
      .describe('Only works whose title contains this text'),
  }),
  status: 200,
  answer: z.object({ items: z.array(workNotForMe), totalCount: count }),
  errors: [],
})

export const getNotForMe = defineEndpoint({
  method: 'GET',
  path: '/v1/not-for-me/{medium}/{workId}',
  access: 'member',
  summary: 'Returns whether the caller marked a work “Not for me”',
  params,
  status: 200,
  answer: notForMe,
  errors: ['work_not_found'],
})

export const markNotForMe = defineEndpoint({
  method: 'PUT',
  path: '/v1/not-for-me/{medium}/{workId}',
  access: 'member',
  summary: 'Marks a work “Not for me”, so that it is never suggested to the caller; idempotent',
  params,
  body: z.object({
    alsoFromFeed: flag.optional().describe('Unchanged if absent; false for a newly marked work'),
  }),
  status: 200,
  answer: notForMe,
  errors: ['work_not_found'],
})

export const unmarkNotForMe = defineEndpoint({
  method: 'DELETE',
  path: '/v1/not-for-me/{medium}/{workId}',
  access: 'member',
  summary: 'Unmarks a work: it may be suggested and appear in feeds again; idempotent',
  params,
  status: 200,
  answer: notForMe,
  errors: ['work_not_found'],
})
