import type { AuditKind } from '@medley/contract/administration/audit-log'
import type { Option } from '../../ui/forms/select.tsx'
import { auditLogTexts as texts, kindWords } from './audit-log.messages.ts'

/** Every kind, since the web app loads no schema values. */
export const kindOptions: readonly Option<AuditKind | ''>[] = [
  { value: '', label: texts.allKinds },
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the record
  ...(Object.keys(kindWords) as AuditKind[]).map((value) => ({
    value,
    label: kindWords[value].label,
  })),
]
