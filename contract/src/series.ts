import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
import { work } from './shapes.ts'
import { count, limit, offset, pathId, rating } from './values.ts'

export const getSeries = defineEndpoint({
  method: 'GET',
  path: '/v1/series/{seriesId}',
  access: 'optional',
  summary: 'A series and its works in their order; collections of several parts come last',
  params: z.object({ seriesId: pathId('series_not_found') }),
  query: z.object({ limit: limit(100, 50), offset }),
  status: 200,
  answer: z.object({
    id: z.int().positive(),
    title: z.string(),
    medium: z.enum(mediums),
    partCount: count.describe('Parts with a number of their own: neither 1.5 nor 1-3'),
    doneCount: count.nullable().describe('Those that the caller watched, read or heard'),
    nextId: z
      .int()
      .positive()
      .nullable()
      .describe('The first part that the caller has not watched, read or heard'),
    totalCount: count.describe('All works of the series'),
    items: z.array(
      z.object({
        work,
        position: z.string().nullable(),
        yourRating: rating.nullable().describe("The caller's newest"),
        friendsRating: z
          .number()
          .min(0)
          .max(10)
          .nullable()
          .describe("Average of the newest ratings of the caller's friends"),
      }),
    ),
  }),
  errors: ['series_not_found'],
})
export type Series = z.output<typeof getSeries.answer>
