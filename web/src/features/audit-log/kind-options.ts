import type { AuditKind } from '@medley/contract/audit-log'
import type { Option } from '../../ui/forms/select.tsx'
import { auditLogTexts as texts } from './audit-log.messages.ts'

/** Every kind, since the web app loads no schema values; the type keeps the list complete. */
const kinds: Record<AuditKind, true> = {
  login: true,
  'login-failed': true,
  logout: true,
  'sessions-ended': true,
  'account-created': true,
  'account-deleted': true,
  'password-changed': true,
  'password-reset': true,
  'password-reset-requested': true,
  'email-confirmed': true,
  'email-changed': true,
  'second-factor-changed': true,
  'export-requested': true,
  'admin-created': true,
  'admin-act': true,
  'content-removed': true,
  'act-undone': true,
  'member-warned': true,
  'member-suspended': true,
  'member-restored': true,
  'report-dismissed': true,
  'address-blocked': true,
  'mailing-accepted': true,
  backup: true,
  'backup-place-changed': true,
}

export const kindOptions: readonly Option<AuditKind | ''>[] = [
  { value: '', label: texts.allKinds },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record above
  ...(Object.keys(kinds) as AuditKind[]).map((value) => ({ value, label: value })),
]
