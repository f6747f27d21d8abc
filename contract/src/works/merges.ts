import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { coveredWork, workDetails } from '../values/shapes.ts'
import { id, limit, medium, offset, pathId, time } from '../values/values.ts'

export const errors = defineErrors({
  merge_not_found: [404, 'Merge not found'],
  merge_refused: [409, 'These two works cannot be merged'],
})

const merge = z.object({
  id: z.int().positive(),
  work: coveredWork.describe('The merged work, whose address leads to `into`'),
  into: coveredWork,
  mergedBy: z
    .string()
    .nullable()
    .describe(
      'Username of the admin, or of the member who had added the work; null for the product itself',
    ),
  timeMerged: time,
  timeReverted: time.nullable(),
})
export type Merge = z.output<typeof merge>

export const mergeWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/merge',
  access: 'admin',
  summary: 'Merges a work into another of the same medium',
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
  summary: 'Merges a work that the caller added into the work it is',
  params: z.object({ medium, workId: pathId('work_not_found') }),
  body: z.object({ intoId: id }),
  status: 200,
  answer: workDetails.describe('The remaining work'),
  errors: ['work_not_found', 'forbidden', 'merge_refused'],
})

export const revertMerge = defineEndpoint({
  method: 'POST',
  path: '/v1/merges/{mergeId}/revert',
  access: 'admin',
  summary: 'Reverts a merge',
  params: z.object({ mergeId: pathId('merge_not_found') }),
  status: 200,
  answer: merge,
  errors: ['admin_only', 'merge_not_found'],
})

export const listMerges = defineEndpoint({
  method: 'GET',
  path: '/v1/merges',
  access: 'admin',
  summary: 'Lists merged works, newest first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(merge), totalCount: z.int().nonnegative() }),
  errors: ['admin_only'],
})
