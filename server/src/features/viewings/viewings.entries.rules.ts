import type { DiaryRow } from '@medley/contract/library/viewings'

type Span = NonNullable<DiaryRow['entries']>['spans'][number]

/** Spans of numbers without a gap, of entries in their order; a season as a whole is one of its own. */
export function spansOf(seen: readonly { season: number; number: number | null }[]): Span[] {
  const spans: Span[] = []
  for (const { season, number } of seen) {
    const last = spans.at(-1)
    if (last && goesOn(last, season, number)) last.to = number
    else spans.push({ season, from: number, to: number })
  }
  return spans
}

const goesOn = (last: Span, season: number, number: number | null) =>
  last.season === season && last.to !== null && number !== null && number <= last.to + 1
