import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { sourceCredit, work } from './shapes.ts'
import { count, limit, medium, offset, pathId } from './values.ts'

const workPath = z.object({ medium, workId: pathId('work_not_found') })

export const refreshWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/cache-invalidation',
  access: 'admin',
  summary: 'Fetch the data of a work anew from its source',
  params: workPath,
  status: 200,
  answer: z.object({ invalidated: z.literal(true) }),
  errors: ['work_not_found', 'provider_error'],
})

export const getWorkSources = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/sources',
  access: 'optional',
  summary: 'Where the facts about a work come from',
  params: workPath,
  status: 200,
  answer: z.object({
    items: z.array(sourceCredit),
    isFetching: z.boolean().describe('Whether newer facts are on their way'),
  }),
  errors: ['work_not_found'],
})
export type WorkSources = z.output<typeof getWorkSources.answer>

const score = z.object({
  score: z
    .number()
    .min(0)
    .max(10)
    .nullable()
    .describe('Average of the newest rating of each member'),
  count: count.describe('Reviews, several of one member included'),
})

export const listWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}',
  access: 'optional',
  summary: 'Works of one medium, highest first',
  params: z.object({ medium }),
  query: z.object({
    limit: limit(100, 20),
    sortBy: z.enum(['audienceSize', 'reviewCount', 'rating']).default('audienceSize'),
    offset,
  }),
  status: 200,
  answer: z.object({ items: z.array(work) }),
  errors: [],
})

export const getWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}',
  access: 'optional',
  summary: 'One work',
  params: workPath,
  status: 200,
  answer: work,
  errors: ['work_not_found'],
})

export const getWorkStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/statistics',
  access: 'optional',
  summary: 'Average rating and number of reviews: everybody, friends, oneself',
  params: workPath,
  status: 200,
  answer: z.object({ ratings: z.object({ overall: score, friends: score, you: score }) }),
  errors: ['work_not_found'],
})
export type WorkStatistics = z.output<typeof getWorkStatistics.answer>
