import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { coveredWork } from '../values/shapes.ts'
import { count } from '../values/values.ts'

const average = z.number().min(0).max(10)

export const listRatingSurges = defineEndpoint({
  method: 'GET',
  path: '/v1/rating-surges',
  access: 'admin',
  summary: 'Works that got over a third of their ratings, and at least 10, in the last 24 hours',
  status: 200,
  answer: z.object({
    items: z
      .array(
        z.object({
          work: coveredWork,
          lastDayCount: count.describe('Members who rated it in the last 24 hours'),
          ratingCount: count.describe('Members who rated it, ever'),
          lastDayAverage: average,
          rating: average.describe('Average of the newest rating of each member'),
        }),
      )
      .describe('Most ratings of the last 24 hours first, at most 20'),
  }),
  errors: ['admin_only'],
})
export type RatingSurge = z.output<typeof listRatingSurges.answer>['items'][number]
