import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import { time } from './values.ts'

export const showIdentity = defineEndpoint({
  method: 'GET',
  path: '/v1/identity',
  access: 'member',
  summary: "Whether the caller's account is linked with the identity provider",
  status: 200,
  answer: z.object({
    timeLinked: time.nullable().describe('Null without a link'),
    hasOtherWayIn: z.boolean().describe('A password that was set, or a passkey'),
  }),
  errors: [],
})

export const unlinkIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/v1/identity',
  access: 'member',
  freshProof: 'always',
  summary: "Ends the link of the caller's account with the identity provider",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: z.object({ unlinked: z.literal(true) }),
  errors: ['not_found', 'last_way_in'],
})
