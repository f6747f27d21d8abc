import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import { anyText, time } from './values.ts'

export const showIdentity = defineEndpoint({
  method: 'GET',
  path: '/v1/identity',
  access: 'member',
  summary: "Whether the caller's account is linked with the identity provider",
  status: 200,
  answer: z.object({
    timeLinked: time.nullable().describe('Null without a link'),
    hasPassword: z.boolean(),
    hasOtherWayIn: z
      .boolean()
      .describe('A password that was set, or a passkey that verifies its user, where they log in'),
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

export const begunLogin = z.object({
  url: z.url().describe('Where the provider asks the member'),
  loginToken: z.string().describe('For the browser to keep until the provider sends it back'),
})

export const providerAnswer = z.object({
  loginToken: anyText.min(1, 'Required').max(200).describe('Of the begun login'),
  answer: anyText.max(8_000).describe('The query that the provider sent the browser back with'),
})

export const startIdentityLink = defineEndpoint({
  method: 'POST',
  path: '/v1/identity/start',
  access: 'member',
  freshProof: 'always',
  summary: "Begins to link the caller's account with the identity provider, valid 10 minutes",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  status: 200,
  answer: begunLogin,
  errors: ['not_found', 'unavailable', 'email_unconfirmed'],
})

export const linkIdentity = defineEndpoint({
  method: 'POST',
  path: '/v1/identity',
  access: 'member',
  summary: "Links the caller's account by what the identity provider answered, once",
  accountLimits: [limitPerMinute(20), limitPerDay(200)],
  body: providerAnswer,
  status: 200,
  answer: z.object({ linked: z.literal(true) }),
  errors: ['not_found', 'invalid_token', 'identity_refused', 'identity_taken'],
})
