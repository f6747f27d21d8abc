import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { coveredWork } from './shapes.ts'
import { count, limit, medium, offset, pathId } from './values.ts'

const params = z.object({ medium, workId: pathId('work_not_found') })

export const listHiddenWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/hidden-works',
  access: 'member',
  summary: 'The works that the caller hides, latest first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(coveredWork), totalCount: count }),
  errors: [],
})

export const getHiddenWork = defineEndpoint({
  method: 'GET',
  path: '/v1/hidden-works/{medium}/{workId}',
  access: 'member',
  summary: 'Whether the caller hides a work',
  params,
  status: 200,
  answer: z.object({ isHidden: z.boolean() }),
  errors: ['work_not_found'],
})

export const hideWork = defineEndpoint({
  method: 'PUT',
  path: '/v1/hidden-works/{medium}/{workId}',
  access: 'member',
  summary: "Keeps a work from the caller's Explore, strips and feeds; repeatable",
  params,
  status: 200,
  answer: z.object({ isHidden: z.literal(true) }),
  errors: ['work_not_found'],
})

export const unhideWork = defineEndpoint({
  method: 'DELETE',
  path: '/v1/hidden-works/{medium}/{workId}',
  access: 'member',
  summary: 'Shows a hidden work again; repeatable',
  params,
  status: 200,
  answer: z.object({ isHidden: z.literal(false) }),
  errors: ['work_not_found'],
})
