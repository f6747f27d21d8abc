import type { Submission } from '@medley/contract/administration/feedback'
import type { FeedbackRow } from './feedback.queries.ts'

export function toSubmission(row: FeedbackRow): Submission {
  return {
    id: row.id,
    category: row.category,
    content: row.content,
    time_posted: row.timePosted.toISOString(),
  }
}
