import type { ReportReason, ReportType } from '@medley/contract/administration/reports'

const reasons: Record<ReportType, readonly ReportReason[]> = {
  user: ['profile picture', 'name', 'profile text', 'other'],
  review: ['spoilers', 'offensive language', 'other'],
  comment: ['spoilers', 'offensive language', 'other'],
  list: ['offensive language', 'other'],
  work: ['offensive language', 'advertising', 'other'],
  sentWork: ['spoilers', 'offensive language', 'other'],
  remark: ['spoilers', 'offensive language', 'other'],
}

/** Reasons for a report, as sent. Throws on unknown types. */
export function reasonsFor(type: ReportType): readonly ReportReason[] {
  if (!Object.hasOwn(reasons, type)) throw new Error(`Nothing of the type ${type} can be reported`)
  return reasons[type]
}
