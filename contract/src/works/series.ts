import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { work } from '../values/shapes.ts'
import { count, limit, offset, pathId, rating } from '../values/values.ts'

export const errors = defineErrors({
  series_not_found: [404, 'Series not found'],
})

export const getSeries = defineEndpoint({
  method: 'GET',
  path: '/v1/series/{seriesId}',
  access: 'optional',
  summary: 'Returns a series and its works in order; collections of several parts come last',
  params: z.object({ seriesId: pathId('series_not_found') }),
  query: z.object({ limit: limit(100, 50), offset }),
  status: 200,
  answer: z.object({
    id: z.int().positive(),
    title: z.string(),
    medium: z.enum(mediums),
    isFollowed: z.boolean().describe('By the caller'),
    partCount: count.describe('Parts with a whole number: not 1.5 or 1-3'),
    doneCount: count.nullable().describe('Parts that the caller watched, read or listened to'),
    nextId: z
      .int()
      .positive()
      .nullable()
      .describe('First part that the caller has not watched, read or listened to'),
    totalCount: count.describe('All works of the series'),
    items: z.array(
      z.object({
        work,
        position: z.string().nullable(),
        yourRating: rating.nullable().describe("The caller's newest rating"),
        friendsRating: z
          .number()
          .min(0)
          .max(10)
          .nullable()
          .describe("Average of the newest ratings by the caller's friends"),
      }),
    ),
  }),
  errors: ['series_not_found'],
})
export type Series = z.output<typeof getSeries.answer>
