import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { bareRecord } from './file-reader.ts'
import type { ImportedEntryMark } from './parts.ts'
import type { SourceWork, WorkRecord } from './record.ts'
import { collectNotes } from './values.ts'

/** An episode by its numbers; a season as a whole has only one. */
export interface EpisodeNumbers {
  season: number
  number: number | null
}

/** The numbers of a season or episode; null for those that no show has. Season 0 are specials. */
export function numbersIn<N extends number | null>(
  season: number | undefined,
  number: N,
): { season: number; number: N } | null {
  const isSeason = season !== undefined && isWithin(season, 0, limits.seasonMax)
  return isSeason && (number === null || isWithin(number, 1, limits.entryNumberMax))
    ? { season, number }
    : null
}

const isWithin = (number: number, min: number, max: number) =>
  Number.isInteger(number) && number >= min && number <= max

/** A season or episode that was seen, or rated. */
export function recordOfEpisode(
  line: number,
  work: SourceWork,
  {
    time,
    notes = [],
    ...mark
  }: ImportedEntryMark & {
    /** ISO time of posting. */
    time: string | null
    notes?: readonly (ImportMessage | null | false)[]
  },
): WorkRecord {
  return {
    ...bareRecord,
    line,
    kind: 'episode',
    work,
    timePosted: time,
    parts: { episode: mark },
    note: collectNotes(...notes),
  }
}
