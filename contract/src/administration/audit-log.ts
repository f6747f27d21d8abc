import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { username } from '../values/username.ts'
import { id, limit, time } from '../values/values.ts'

/** Kinds of recorded events. */
export const auditKinds = [
  'login',
  'login-failed',
  'logout',
  'sessions-ended',
  'account-created',
  'account-deleted',
  'password-changed',
  'password-reset',
  'password-reset-requested',
  'email-confirmed',
  'email-changed',
  'second-factor-changed',
  'identity-changed',
  'export-requested',
  'backup-place-changed',
  'admin-created',
  'admin-granted',
  'admin-ended',
  'admin-act',
  'content-removed',
  'act-undone',
  'member-warned',
  'member-suspended',
  'member-restored',
  'report-dismissed',
  'address-blocked',
  'settings-changed',
  'mailing-accepted',
] as const

export type AuditKind = (typeof auditKinds)[number]

const participant = z
  .object({
    id: z.int(),
    username: z.string().nullable().describe('Null once the account is deleted'),
  })
  .nullable()

const auditEvent = z.object({
  id: z.int().positive(),
  time,
  kind: z.enum(auditKinds),
  actor: participant.describe(
    'Who acted; null for visitors, the product itself and the command line',
  ),
  member: participant.describe('The member affected'),
  subject: z.string().nullable().describe('Anything else affected, such as `review 12`'),
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEvent = z.output<typeof auditEvent>

export const listAuditEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/audit-events',
  access: 'admin',
  summary: 'Lists security events of the last 180 days, newest first',
  query: z.object({
    kind: z.enum(auditKinds).optional(),
    member: username.optional().describe('Only events by or about this member'),
    before: id.optional().describe('Only events older than the one with this id'),
    limit: limit(100, 50),
  }),
  status: 200,
  answer: z.object({
    items: z.array(auditEvent),
    before: z.int().nullable().describe('Cursor of the next page; null on the last page'),
  }),
  errors: ['user_not_found'],
})
