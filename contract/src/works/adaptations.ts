import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { work } from '../values/shapes.ts'
import { medium, pathId } from '../values/values.ts'

export const listAdaptations = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/adaptations',
  access: 'optional',
  summary: 'Lists what a work was adapted from and its adaptations, best known first; at most 12',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        work,
        relation: z.enum(['origin', 'adaptation']).describe('Relation to the requested work'),
        friendsRating: z
          .number()
          .min(0)
          .max(10)
          .nullable()
          .describe("Average of the newest ratings by the caller's friends"),
      }),
    ),
  }),
  errors: ['work_not_found'],
})
export type Adaptations = z.output<typeof listAdaptations.answer>
