import type { ExportedWork } from '@medley/contract/export-format'
import type { ImportSource } from '@medley/contract/imports'
import type { Listing, SourceRating, SourceWork } from '../read/record.ts'

/** A review as the files tell it, out of one row or several. */
export interface Entry {
  rating: SourceRating | null
  text: string | null
  spoiler: boolean
  dateViewed: string | null
  timePosted: string
  isRepeat: boolean
  /** Only a score, from a file of scores: it adds nothing where a review of the work stands. */
  isBare: boolean
  /** Without a score and a text it still waits for a score, instead of becoming a mark. */
  needsScore?: boolean
  /** What an export of Medley itself says of where the review came from first. */
  origin?: { source: ImportSource | null; rating: string | null }
}

/** What a row contributes to: a review, a mark, a place in a list. Without any it is left out. */
export interface RowTargets {
  entry?: number
  engaged?: true
  saved?: true
  favorite?: true
  /** Places in `listings`. */
  listings?: number[]
}

/** One row of a file. */
export interface ItemRow {
  /** The file's place in the import. */
  file: number
  line: number
  targets: RowTargets
  note: string | null
}

/** A work with all that the files say of it. */
export interface WorkItem {
  kind: 'work'
  source: ImportSource
  work: SourceWork
  entries: Entry[]
  engaged: { time: string | null } | null
  saved: { time: string | null } | null
  favorite?: { time: string }
  /** What an export of Medley itself says of the work: enough to add it where it is missing. */
  facts?: ExportedWork
  listings: Listing[]
  rows: ItemRow[]
}

/** The own row of a list. */
export interface ListItem {
  kind: 'list'
  source: ImportSource
  list: string
  title: string
  rows: ItemRow[]
}

/** A row that nothing can be made of. */
export interface LeftOutItem {
  kind: 'leftOut'
  title: string | null
  rows: ItemRow[]
}

export type Item = WorkItem | ListItem | LeftOutItem
