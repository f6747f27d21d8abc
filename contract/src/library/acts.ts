import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { userInfo } from '../values/shapes.ts'
import { pathId } from '../values/values.ts'

export const errors = defineErrors({
  act_not_found: [404, 'Act not found'],
})

/** Acts of members of the last minutes, for their undo. */

export const actId = z
  .int()
  .positive()
  .nullable()
  .describe('Identifies what the call changed, to undo it; null if nothing changed')

export const undoOwnAct = defineEndpoint({
  method: 'DELETE',
  path: '/v1/acts/{actId}',
  access: 'member',
  summary: "Undoes one of the caller's recent actions and nothing else",
  params: z.object({ actId: pathId('act_not_found') }),
  status: 200,
  answer: z.object({
    userInfo: userInfo.describe("The caller's marks on the work after the undo"),
  }),
  errors: ['act_not_found'],
})
