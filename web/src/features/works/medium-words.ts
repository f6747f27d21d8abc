import { worksTexts } from '@medley/texts/works'
import type { Medium } from '@medley/contract/values/medium'

/** "Track" or "Tracks", by count; null for mediums without entries. */
export function entryWord(medium: Medium, count: number): string | null {
  return medium === 'film' || medium === 'book' ? null : worksTexts.entryWord({ medium, count })
}
