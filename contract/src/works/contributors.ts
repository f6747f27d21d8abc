import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { work } from '../values/shapes.ts'
import { count, limit, offset, pathId, rating } from '../values/values.ts'

export const errors = defineErrors({
  contributor_not_found: [404, 'Contributor not found'],
})

export const getContributor = defineEndpoint({
  method: 'GET',
  path: '/v1/contributors/{contributorId}',
  access: 'optional',
  summary:
    'Returns a person or group with the works of all mediums they are credited for, best known first',
  params: z.object({ contributorId: pathId('contributor_not_found') }),
  query: z.object({ limit: limit(100, 50), offset }),
  status: 200,
  answer: z.object({
    id: z.int().positive(),
    name: z.string(),
    isFollowed: z.boolean().describe('By the caller'),
    totalCount: count,
    items: z.array(
      z.object({
        work,
        roles: z.array(z.enum(['creator', 'cast'])),
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
  errors: ['contributor_not_found'],
})
export type Contributor = z.output<typeof getContributor.answer>
