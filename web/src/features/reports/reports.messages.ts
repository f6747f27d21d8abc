import type { ReportReason, ReportType } from '@medley/contract/administration/reports'

/** Texts of what opens the report popup. */
export const reportTexts = {
  report: 'Report',
  reportUser: 'Report User',
  titles: {
    user: 'Report User',
    review: 'Report Review',
    comment: 'Report Comment',
    list: 'Report List',
    work: 'Report Work',
    sentWork: 'Report Note',
    remark: 'Report Remark',
  },
  failed: 'An error occurred',
}

/** Texts inside the report popup. */
export const reportDialogTexts = {
  reason: 'Reason',
  chooseReason: 'Choose a reason',
  required: 'required',
  comments: 'Additional comments',
  tooLong: (max: number) => `Must be at most ${max} characters`,
  cancel: 'Cancel',
  submitted: 'Report submitted',
  failedInside: 'An unexpected error occurred',
}

/** The names of the reasons on screen. */
export const reasonNames: Record<ReportReason, string> = {
  'profile picture': 'profile picture',
  name: 'name',
  'profile text': 'profile text',
  spoilers: 'spoilers',
  'offensive language': 'offensive language',
  advertising: 'advertising',
  other: 'other',
}

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
