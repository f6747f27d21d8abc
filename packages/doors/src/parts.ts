import type { ProgressState, ProgressUnit } from '@medley/contract/library/progress'

/** An entry by its numbers; a season as a whole has no number of its own. */
interface NumberedEntry {
  season: number | null
  number: number | null
  /** Of an entry that has none. */
  unnumbered?:
    | {
        title: string | null
        releaseDate: string | null
        source: string | null
        sourceId: string | null
      }
    | undefined
}

/** A season or episode of a work as files name it: seen on a day or without one, or rated. */
export interface ImportedEntryMark extends NumberedEntry {
  /** YYYY-MM-DD. */
  day: string | null
  /** Null where the mark is a viewing. */
  rating: number | null
}

/** An entry as files name it: by its numbers, by its id at a source, or both. */
export interface EntryOfProgress {
  season: number | null
  number: number | null
  source: string | null
  sourceId: string | null
}

/** How far a member is in a work, as files say it: at an entry, at an amount, or without either. */
export interface ImportedProgress {
  state: ProgressState
  entry: EntryOfProgress | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
  isPrivate: boolean
  /** ISO times; null if unknown. */
  timeStarted: string | null
  timeChanged: string | null
}

/**
 * A remark of a file: at an entry, at a share in hundredths of a percent, or at an amount alone. The share of that is
 * the one of the work, and its end where nobody knows how long it is.
 */
export interface ImportedRemark {
  entry: NumberedEntry | null
  share: number | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
  content: string
  time: string
}
