import type { OwnAudience } from '@medley/contract/values/audiences'
import type { ImportSource, ListMeaning } from '@medley/contract/transfer/import-values'
import type {
  ItemParts,
  Listing,
  PartName,
  SharedThing,
  SourceRating,
  SourceViewing,
  SourceWork,
} from '@medley/doors/record'
import type { StoredMessage, StoredNote } from './stored-message.ts'

/** A review from the files, merged from one or more rows. */
export interface Entry {
  rating: SourceRating | null
  text: string | null
  spoiler: boolean
  /** YYYY-MM-DD. */
  dateViewed: string | null
  /** The month or year, where the day is not known. */
  viewedIn?: string
  timePosted: string
  isRepeat: boolean
  /** Of its viewing; absent in plans older than the field. */
  tags?: string[]
  /** Only a score, from a file of ratings; adds nothing if the work is already reviewed. */
  isBare: boolean
  audience?: OwnAudience
  /** Waits for a score even without text, instead of becoming a mark. */
  needsScore?: boolean
  /** The time of posting is unknown, so that reviews with the same day and score count as the same. */
  isUntimed?: boolean
  /** Original source of the review, from a Medley export. */
  origin?: { source: ImportSource | null; rating: string | null }
}

/** A viewing from the files. */
export interface ItemViewing extends SourceViewing {
  /** Index of its review in `entries`. */
  entry?: number
}

/** Targets of a row: a review, marks, list entries. A row without targets is left out. */
export interface RowTargets {
  entry?: number
  engaged?: true
  saved?: true
  favorite?: true
  /** Indexes into `listings`. */
  listings?: number[]
  /** Indexes into each of `parts`. */
  parts?: Partial<Record<PartName, number[]>>
  /** Indexes into `viewings`. */
  viewings?: number[]
}

/** One row of a file. */
export interface ItemRow {
  /** Index of the file in the import. */
  file: number
  line: number
  targets: RowTargets
  note: StoredNote | null
}

/** A work saved for later since a time. */
export interface SavedItem {
  time: string | null
  /** The source has it on both lists, to see or read again. */
  staysSaved?: boolean
}

/** A work with everything the files contain about it. */
export interface WorkItem {
  kind: 'work'
  source: ImportSource
  work: SourceWork
  entries: Entry[]
  engaged: { time: string | null } | null
  saved: SavedItem | null
  favorite?: { time: string }
  /** Absent in plans older than the field. */
  viewings?: ItemViewing[]
  parts?: ItemParts
  listings: Listing[]
  rows: ItemRow[]
}

/** The row that describes a list itself. */
export interface ListItem {
  kind: 'list'
  source: ImportSource
  list: string
  title: string
  rows: ItemRow[]
}

/** A row that cannot be imported. */
export interface LeftOutItem {
  kind: 'leftOut'
  /** The title as the file has it, or what a row without one is about. */
  title: StoredMessage | null
  rows: ItemRow[]
}

/** A comment, like or friend of a Medley export, which concerns another member. */
export interface SharedItem {
  kind: 'shared'
  source: ImportSource
  title: StoredMessage
  thing: SharedThing
  rows: ItemRow[]
}

export type Item = WorkItem | ListItem | LeftOutItem | SharedItem

/** A list as stored with its import; titles are unique within an import. */
export interface StoredList {
  key: string
  title: string
  description: string | null
  timeCreated: string | null
  isRanked?: boolean
  isPrivate?: boolean
  audience?: OwnAudience
  tags?: string[]
  /** Of a list whose meaning only the member can tell: its file, and what they said. */
  meaning?: { file: number; as: ListMeaning | null }
}

/** True for a list whose file does not say who may see it. */
export function isOpenList({ isPrivate, audience, meaning }: StoredList): boolean {
  return isPrivate === undefined && !audience && meaning?.as !== 'saved'
}
