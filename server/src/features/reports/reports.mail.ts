import type { ReportReason, ReportType } from '@medley/contract/reports'
import type { Actor } from '../../actor.ts'
import type { Mail } from '../../mail/mail.ts'
import type { ReportedItem } from './reports.queries.ts'

interface StoredReport {
  id: number
  type: ReportType
  itemId: number
  reason: ReportReason
  comments: string | null
}

/** The message to the support address: reporter, item, reason and link. */
export function reportMessage(
  mail: Pick<Mail, 'link'>,
  reporter: Actor,
  item: ReportedItem,
  { id, type, itemId, reason, comments }: StoredReport,
): { subject: string; text: string } {
  const path =
    item.reviewId === null ? `/profile/${item.ownerUsername}` : `/review/${item.reviewId}`
  const what = type === 'user' ? item.ownerUsername : `a ${type} by ${item.ownerUsername}`
  const lines = [
    `${reporter.username} (user ${reporter.id}) reported ${what} (${type} ${itemId}).`,
    '',
    `Reason: ${reason}`,
    `Page: ${mail.link(path)}`,
    ...(comments === null ? [] : ['', comments]),
    '',
  ]
  return { subject: `Report ${id}: ${type}, ${reason}`, text: lines.join('\n') }
}
