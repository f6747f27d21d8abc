import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { userInfo } from './shapes.ts'
import { pathId } from './values.ts'

/** Acts of members of the last minutes, for their undo. */

export const actId = z
  .int()
  .positive()
  .nullable()
  .describe('Names what the call changed, for its undo; null if it changed nothing')

export const undoOwnAct = defineEndpoint({
  method: 'DELETE',
  path: '/v1/acts/{actId}',
  access: 'member',
  summary:
    "Restores exactly what one of the caller's calls of the last minutes changed, and nothing else",
  params: z.object({ actId: pathId('act_not_found') }),
  status: 200,
  answer: z.object({
    userInfo: userInfo.describe("The caller's marks on the work afterwards"),
  }),
  errors: ['act_not_found'],
})
