/** Why each kind of thing can be reported, as shown and as sent. */
export const reportReasons = {
  user: ['profile picture', 'other'],
  review: ['spoilers', 'offensive language', 'other'],
  comment: ['spoilers', 'offensive language', 'other'],
} as const

export type ReportType = keyof typeof reportReasons
export type ReportReason = (typeof reportReasons)[ReportType][number]
