import type { WorkSuggestion } from '@medley/contract/work-suggestions'
import type { SuggestionRow } from './work-suggestions.queries.ts'

export function toSuggestion(row: SuggestionRow): WorkSuggestion {
  return {
    id: row.id,
    work: row.work,
    sameAs: row.same_as,
    comment: row.comment,
    suggestedBy: row.username,
    timeSuggested: row.time_suggested.toISOString(),
  }
}
