import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { anyText, email, id, pathId, presentPassword, time } from '../values/values.ts'

export const errors = defineErrors({
  email_unconfirmed: [403, 'Confirm your e-mail address first'],
})

const address = z.object({
  email: z.string(),
  isConfirmed: z.boolean().describe('Whether the link to this address was followed'),
  isRequired: z
    .boolean()
    .describe('Whether this instance requires a confirmed address; false without a mail server'),
  graceUntil: time
    .nullable()
    .describe(
      'Until then, an account that predates the confirmation of addresses counts as confirmed',
    ),
  change: z
    .object({ email: z.string(), timeExpires: time })
    .nullable()
    .describe('New address waiting for its link to be followed'),
})
export type EmailAddress = z.output<typeof address>

export const getEmailAddress = defineEndpoint({
  method: 'GET',
  path: '/v1/email-address',
  access: 'member',
  summary: "Returns the caller's e-mail address and any pending change",
  status: 200,
  answer: address,
  errors: [],
})

export const changeEmailAddress = defineEndpoint({
  method: 'PUT',
  path: '/v1/email-address',
  access: 'member',
  summary:
    'Sends a link to a new address, which replaces the current one once the link is followed',
  freshProof: 'ifSecondFactor',
  accountLimits: [limitPerMinute(5), limitPerDay(20)],
  body: z.object({ email, password: presentPassword }),
  status: 200,
  answer: address,
  errors: ['invalid_credentials', 'email_taken', 'email_blacklisted'],
})

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/v1/email-address/change',
  access: 'member',
  summary: 'Cancels a pending change of address; idempotent',
  status: 200,
  answer: address,
  errors: [],
})

export const sendConfirmationLetter = defineEndpoint({
  method: 'POST',
  path: '/v1/email-address/letters',
  access: 'member',
  summary: 'Resends the link for a pending change, or to confirm the current address',
  accountLimits: [limitPerMinute(5), limitPerDay(20)],
  status: 202,
  answer: z.object({ email: z.string().describe('Recipient') }),
  errors: ['email_blacklisted'],
})

export const confirmEmailAddress = defineEndpoint({
  method: 'POST',
  path: '/v1/email-address/confirmations',
  access: 'open',
  whileSuspended: true,
  summary: 'Confirms an address or completes a change of address with the token of the link',
  addressLimits: [limitPerMinute(20)],
  body: z.object({
    // From the link, so a damaged id is an invalid token, not a validation error.
    user_id: z.union([pathId('invalid_token'), id]),
    token: anyText.max(200, 'invalid_token'),
  }),
  status: 200,
  answer: z.object({
    email: z.string(),
    isChanged: z.boolean().describe('Whether it replaced another address'),
  }),
  errors: ['token_expired', 'token_used', 'invalid_token', 'email_taken'],
})
