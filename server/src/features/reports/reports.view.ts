import type { ModerationCase } from '@medley/contract/administration/moderation'
import type { CaseRow } from './reports.cases.queries.ts'

/** An open case in wire format. */
export function toCase(row: CaseRow): ModerationCase {
  return {
    id: row.id,
    type: row.type,
    itemId: row.itemId,
    item: toReportedItem(row),
    reportCount: row.reportCount,
    reports: row.reports.map((report) => ({
      ...report,
      time: new Date(report.time).toISOString(),
    })),
    timeOpened: row.timeOpened.toISOString(),
    timeReported: row.timeReported.toISOString(),
    earlierActs: row.earlierActs,
    inviters: row.inviters,
    outcome: null,
  }
}

function toReportedItem(row: CaseRow): ModerationCase['item'] {
  const { summary, path, authorId, authorName, profilePicture, texts } = row
  if (summary === null || path === null) return null
  const author =
    authorId === null || authorName === null ? null : { id: authorId, username: authorName }
  return { summary, path, author, picture: profilePicture, texts }
}
