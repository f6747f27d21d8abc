import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import type { Actor } from '../../actor.ts'
import type { Sender, Written } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
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

/** The message to the support address: reporter, item, reason and link. The operator reads English. */
export function reportMessage(
  sender: Sender,
  reporter: Actor,
  item: ReportedItem,
  { id, type, itemId, reason, comments, reportCount }: StoredReport,
): Written {
  const what = type === 'user' ? item.ownerUsername : `a ${type}${ownerOf(item)}`
  return writeLetter(sender, {
    language: 'en',
    subject: `Report ${id}: ${type}, ${reason}`,
    parts: [
      `${reporter.username} (user ${reporter.id}) reported ${what} (${type} ${itemId}).`,
      `Reason: ${reason}\nPage: ${sender.link(item.path)}\nReports of it so far: ${reportCount}`,
      ...(comments === null ? [] : [comments]),
      { button: 'Decide', url: sender.link('/moderation') },
    ],
    why: 'This address receives the reports of members.',
  })
}

function ownerOf({ ownerUsername }: ReportedItem): string {
  return ownerUsername === null ? '' : ` by ${ownerUsername}`
}
