import type { WorkSuggestion } from '@medley/contract/works/work-suggestions'
import type { SuggestionRow } from './work-suggestions.queries.ts'

export function toSuggestion(row: SuggestionRow): WorkSuggestion {
  return {
    id: row.id,
    work: row.work,
    sameAs: row.sameAs,
    comment: row.comment,
    suggestedBy: row.username,
    timeSuggested: row.timeSuggested.toISOString(),
  }
}
