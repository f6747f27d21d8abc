import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { mailKinds } from '../accounts/notification-settings.ts'
import { count, email, filledText } from '../values/values.ts'

export const errors = defineErrors({
  missing_unsubscribe_placeholder: [400, 'requires the unsubscribe link placeholder'],
})

const addresses = z
  .array(email, { error: ({ input }) => (input === undefined ? 'Required' : 'Invalid Email') })
  .min(1, 'Required')
  .max(limits.mailRecipientsMax, `Must be at most ${limits.mailRecipientsMax} addresses`)

const subject = filledText(limits.mailSubjectMax).refine(
  (text) => !/[\r\n]/.test(text),
  'Must be one line',
)

export const sendBulkEmail = defineEndpoint({
  method: 'POST',
  path: '/v1/emails',
  access: 'admin',
  freshProof: 'ifSecondFactor',
  recordsItself: true,
  summary:
    'Queues an e-mail to all members or to a list of addresses, except those that unsubscribed or are blocked',
  idempotent: true,
  body: z.object({
    recipients: z.union([addresses, z.literal('all')]),
    subject,
    htmlTemplate: filledText(limits.mailTemplateMax),
    plaintextTemplate: filledText(limits.mailTemplateMax),
  }),
  status: 202,
  answer: z.object({ accepted: count }),
  errors: ['admin_only', 'missing_unsubscribe_placeholder'],
})

const unsubscription = z.object({ email: z.string(), unsubscribed: z.literal(true) })
const token = z.string().max(1_000, 'invalid_token')

export const unsubscribe = defineEndpoint({
  method: 'PUT',
  path: '/v1/emails/unsubscribed',
  access: 'open',
  summary: 'Unsubscribes an address from mass e-mail with the token of its link; idempotent',
  body: z.object({ email, token }),
  addressLimits: [limitPerMinute(120)],
  status: 200,
  answer: unsubscription,
  errors: ['invalid_token'],
})

/** Shares the page's address, because RFC 8058 requires one address for both. */
export const unsubscribeByOneClick = defineEndpoint({
  method: 'POST',
  path: '/unsubscribe/{token}',
  access: 'open',
  summary: 'One-click unsubscribe for mail programs (RFC 8058); idempotent',
  params: z.object({ token }),
  anyBody: true,
  addressLimits: [limitPerMinute(120)],
  status: 200,
  answer: z.union([
    unsubscription,
    z.object({ kinds: z.array(z.enum(mailKinds)), unsubscribed: z.literal(true) }),
  ]),
  errors: ['invalid_token'],
})
