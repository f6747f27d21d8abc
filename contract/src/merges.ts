import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { coveredWork, workDetails } from './shapes.ts'
import { id, limit, medium, offset, pathId, time } from './values.ts'

const merge = z.object({
  id: z.int().positive(),
  work: coveredWork.describe('Its address leads to `into`'),
  into: coveredWork,
  mergedBy: z
    .string()
    .nullable()
    .describe(
      'The username of an admin, or of the member who had added the work; null for the product',
    ),
  timeMerged: time,
  timeReverted: time.nullable(),
})
export type Merge = z.output<typeof merge>

export const mergeWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/merge',
  access: 'admin',
  summary: 'Moves all that is said of a work to another of the same medium',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  body: z.object({ intoId: id }),
  status: 201,
  answer: merge,
  errors: ['admin_only', 'work_not_found', 'merge_refused'],
})

export const joinOwnWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/same-as',
  access: 'member',
  summary: 'Moves all that the caller said of a work they added to the work that it is',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  body: z.object({ intoId: id }),
  status: 200,
  answer: workDetails.describe('The other work'),
  errors: ['work_not_found', 'forbidden', 'merge_refused'],
})

export const revertMerge = defineEndpoint({
  method: 'POST',
  path: '/v1/merges/{mergeId}/revert',
  access: 'admin',
  summary: 'Brings back a merged work and what was said of it',
  params: z.object({ mergeId: pathId('merge_not_found') }),
  status: 200,
  answer: merge,
  errors: ['admin_only', 'merge_not_found'],
})

export const listMerges = defineEndpoint({
  method: 'GET',
  path: '/v1/merges',
  access: 'admin',
  summary: 'Merged works, newest first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(merge), totalCount: z.int().nonnegative() }),
  errors: ['admin_only'],
})
