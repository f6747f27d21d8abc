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
  /** Of all reports of the open case. */
  reportCount: number
}

/** The message to the support address: reporter, item, reason and link. */
export function reportMessage(
  mail: Pick<Mail, 'link'>,
  reporter: Actor,
  item: ReportedItem,
  { id, type, itemId, reason, comments, reportCount }: StoredReport,
): { subject: string; text: string } {
  const what = type === 'user' ? item.ownerUsername : `a ${type}${ownerOf(item)}`
  const lines = [
    `${reporter.username} (user ${reporter.id}) reported ${what} (${type} ${itemId}).`,
    '',
    `Reason: ${reason}`,
    `Page: ${mail.link(item.path)}`,
    `Reports of it so far: ${reportCount}. Decide here: ${mail.link('/moderation')}`,
    ...(comments === null ? [] : ['', comments]),
    '',
  ]
  return { subject: `Report ${id}: ${type}, ${reason}`, text: lines.join('\n') }
}

function ownerOf({ ownerUsername }: ReportedItem): string {
  return ownerUsername === null ? '' : ` by ${ownerUsername}`
}
