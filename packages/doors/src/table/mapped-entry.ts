import { cutText } from '@medley/contract/values/text-cuts'
import { limits } from '@medley/contract/limits'
import { firstDayOf, wholeDay } from '../parsing/partial-dates.ts'
import { midnight } from '../dates.ts'
import { bareRecord, type Row } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import type { SourceParts, WorkRecord } from '../record.ts'
import type { NamedEntry } from './entry-cells.ts'
import { isProgress, type RowReading, type Said } from './row-reading.ts'

/**
 * A season or episode that was seen or rated, or at which the member is; null if the row does not say that. What it
 * says is never about the whole show.
 */
export function recordOfEntry(
  row: Row,
  { status, isDenied, rating, text, day }: Said,
  entry: NamedEntry,
  tells: RowReading['tells'],
): Omit<WorkRecord, 'work' | 'listings'> | null {
  const isSeen = status === 'finished' || (day !== null && tells.day)
  const isTold = !isDenied && (isSeen || rating !== null)
  const changed = midnight(firstDayOf(day))
  const named = nameEntry(entry)
  if (isProgress(status) && named.number !== null) {
    const place = { ...named, source: null, sourceId: null }
    const progress = { ...progressOf(status, { started: null, changed }), entry: place }
    return {
      ...bareRecord,
      line: row.line,
      kind: 'progress',
      timePosted: changed,
      parts: { progress },
    }
  }
  if (!isTold) return null
  if (text !== null) row.note({ code: 'episodeText' })
  const seenOn = isSeen ? wholeDay(day) : null
  const episode = { ...named, day: seenOn, rating: rating?.points ?? null }
  return { ...bareRecord, line: row.line, kind: 'episode', timePosted: changed, parts: { episode } }
}

/** The season or episode as marks name it. */
export function nameEntry({
  season,
  number,
  title,
}: NamedEntry): Pick<SourceParts['episode'], 'season' | 'number' | 'unnumbered'> {
  if (title === undefined) return { season, number }
  const named = cutText(title, limits.workTitleMax)
  return {
    season,
    number: null,
    unnumbered: { title: named, releaseDate: null, source: null, sourceId: null },
  }
}
