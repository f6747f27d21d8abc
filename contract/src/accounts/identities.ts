import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, time } from '../values/values.ts'

export const errors = defineErrors({
  identity_taken: [409, 'This login belongs to another account'],
  last_way_in: [409, 'There is no other way in'],
  identity_refused: [422, 'The login at the identity provider failed'],
})

export const showIdentity = defineEndpoint({
  method: 'GET',
  path: '/v1/identity',
  access: 'member',
  summary: "Returns whether the caller's account is linked with the identity provider",
  status: 200,
  answer: z.object({
    timeLinked: time.nullable().describe('Null if not linked'),
    hasPassword: z.boolean(),
    hasOtherWayIn: z
      .boolean()
      .describe(
        'Whether a password is set, or a passkey with user verification exists, where members log in',
      ),
  }),
  errors: [],
})

export const unlinkIdentity = defineEndpoint({
  method: 'DELETE',
  path: '/v1/identity',
  access: 'member',
  freshProof: 'always',
  summary: "Unlinks the caller's account from the identity provider",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: z.object({ unlinked: z.literal(true) }),
  errors: ['not_found', 'last_way_in'],
})

export const begunLogin = z.object({
  url: z.url().describe('Address at the provider to open'),
  loginToken: z.string().describe('To be kept by the browser until the provider redirects back'),
})

export const providerAnswer = z.object({
  loginToken: anyText.min(1, 'Required').max(200).describe('`loginToken` from the start'),
  answer: anyText.max(8_000).describe("Query string of the provider's redirect"),
})

export const startIdentityLink = defineEndpoint({
  method: 'POST',
  path: '/v1/identity/start',
  access: 'member',
  freshProof: 'always',
  summary: "Starts linking the caller's account with the identity provider; valid for 10 minutes",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: begunLogin,
  errors: ['not_found', 'unavailable', 'email_unconfirmed'],
})

export const linkIdentity = defineEndpoint({
  method: 'POST',
  path: '/v1/identity',
  access: 'member',
  summary: "Links the caller's account with the provider's response, which works once",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  body: providerAnswer,
  status: 200,
  answer: z.object({ linked: z.literal(true) }),
  errors: ['not_found', 'invalid_token', 'identity_refused', 'identity_taken'],
})
