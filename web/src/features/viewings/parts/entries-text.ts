import { viewingsTexts } from '@medley/texts/viewings'
import type { Medium } from '@medley/contract/values/medium'
import type { DiaryRow } from '@medley/contract/library/viewings'

type Entries = NonNullable<DiaryRow['entries']>

/** Spans that are named; a day with more gives their number. */
const namedAtMost = 3

/** `S2 E3–E6`, the title of a single entry, or how many there were. */
export function entriesText(medium: Medium, { count, spans, title }: Entries): string {
  const isShow = medium === 'tvShow'
  if (isShow && spans.length > 0 && spans.length <= namedAtMost) {
    const named = spans.map(spanText).join(', ')
    return title !== null && count === 1 ? `${named}: ${title}` : named
  }
  return (
    title ??
    (medium === 'album' ? viewingsTexts.tracks({ count }) : viewingsTexts.episodes({ count }))
  )
}

/** `Season 2` as a whole, `S2 E3` or `S2 E3–E6`. */
function spanText({ season, from, to }: Entries['spans'][number]): string {
  if (from === null || to === null) return viewingsTexts.span.season({ season })
  if (from === to) return viewingsTexts.span.episode({ season, episode: from })
  return viewingsTexts.span.episodes({ season, from, to })
}
