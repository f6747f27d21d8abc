import type { Medium } from '@medley/contract/values/medium'
import type { DiaryRow } from '@medley/contract/library/viewings'
import { viewingTexts as texts } from '../viewings.messages.ts'

type Entries = NonNullable<DiaryRow['entries']>

/** Spans that are named; a day with more gives their number. */
const namedAtMost = 3

/** `S2 E3–E6`, the title of a single entry, or how many there were. */
export function entriesText(medium: Medium, { count, spans, title }: Entries): string {
  const isShow = medium === 'tvShow'
  if (isShow && spans.length > 0 && spans.length <= namedAtMost) {
    const named = spans.map(texts.span).join(', ')
    return title !== null && count === 1 ? `${named}: ${title}` : named
  }
  return title ?? (medium === 'album' ? texts.tracks(count) : texts.episodes(count))
}
