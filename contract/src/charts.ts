import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { coveredWork, work } from './shapes.ts'
import { count, country, decade, filledText, limit, medium, offset } from './values.ts'

const average = z.number().min(0).max(10)

export const listChart = defineEndpoint({
  method: 'GET',
  path: '/v1/charts/{medium}',
  access: 'optional',
  summary: 'Rated works of one medium by chart score, highest first',
  params: z.object({ medium }),
  query: z.object({
    limit: limit(100, 20),
    offset,
    genre: filledText(limits.nameMax).optional().describe('One of the genres of the facets'),
    decade: decade.optional(),
    country: country.optional(),
  }),
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        rank: z
          .int()
          .positive()
          .describe('Among the works of the filter; skips works that the caller hides'),
        score: z
          .number()
          .describe('The mean drawn to the usual one, less one standard error; orders the chart'),
        ratingCount: count.describe('Ratings that the score is based on, one of each member'),
        work,
      }),
    ),
  }),
  errors: [],
})
export type ChartEntry = z.output<typeof listChart.answer>['items'][number]

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

export const listPopularWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/popular-works',
  access: 'member',
  summary: 'Works that most members reviewed or rated in the last 7 days, of all mediums',
  query: z.object({ limit: limit(20, 12) }),
  status: 200,
  answer: z.object({ items: z.array(work) }),
  errors: [],
})
