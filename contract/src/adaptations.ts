import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { work } from './shapes.ts'
import { medium, pathId } from './values.ts'

export const listAdaptations = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/adaptations',
  access: 'optional',
  summary: 'What a work was made from, and what was made from it, best known first; at most 12',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  status: 200,
  answer: z.object({
    items: z.array(
      z.object({
        work,
        relation: z.enum(['origin', 'adaptation']).describe('What it is to the work asked about'),
        friendsRating: z
          .number()
          .min(0)
          .max(10)
          .nullable()
          .describe("Average of the newest ratings of the caller's friends"),
      }),
    ),
  }),
  errors: ['work_not_found'],
})
export type Adaptations = z.output<typeof listAdaptations.answer>
