import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { username } from './username.ts'
import { id, limit, time } from './values.ts'

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
  'mailing-accepted',
] as const

export type AuditKind = (typeof auditKinds)[number]

const participant = z
  .object({ id: z.int(), username: z.string().nullable().describe('Null once deleted') })
  .nullable()

const auditEvent = z.object({
  id: z.int().positive(),
  time,
  kind: z.enum(auditKinds),
  actor: participant.describe('Who acted; null for visitors, the product and the command line'),
  member: participant.describe('The member it happened to'),
  subject: z.string().nullable().describe('What else it concerns, such as `review 12`'),
  address: z.string().nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEvent = z.output<typeof auditEvent>

export const listAuditEvents = defineEndpoint({
  method: 'GET',
  path: '/v1/audit-events',
  access: 'admin',
  summary: 'Security events of the last 180 days, newest first',
  query: z.object({
    kind: z.enum(auditKinds).optional(),
    member: username.optional().describe('Events by or about this member'),
    before: id.optional().describe('Events that are older than the one with this id'),
    limit: limit(100, 50),
  }),
  status: 200,
  answer: z.object({
    items: z.array(auditEvent),
    before: z.int().nullable().describe('For the next page; null on the last'),
  }),
  errors: ['user_not_found'],
})
