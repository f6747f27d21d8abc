import type { ExportDocument, ExportedWork } from '@medley/contract/export-format'
import type { ImportContent, ImportSource } from '@medley/contract/imports'
import type { Medium } from '@medley/contract/medium'

/** A work as an export names it. */
export interface SourceWork {
  /** The same for all records about the same work of one source. */
  key: string
  /** What it can be, likeliest first. */
  mediums: Medium[]
  title: string
  /** Other ways the export itself writes the title. */
  otherTitles: string[]
  year: number | null
  creators: string[]
  ids: WorkIds
}

/** Ids elsewhere. ISBNs are of 13 digits. */
export interface WorkIds {
  imdb?: string
  tmdb?: string
  isbn?: string
  /** By the names of our own sources. */
  [source: string]: string | undefined
}

/** A score as the source has it and as ours. */
export interface SourceRating {
  value: string
  scale: 5 | 10
  points: number
  isRounded: boolean
}

/** What a record says of its work. Lists a record adds its work to stand beside it. */
export type RecordKind = 'review' | 'rating' | 'engaged' | 'saved' | 'entry'

/** Names a list of the import, and the place of a work in it. */
export interface Listing {
  list: string
  place: number
  /** When it was added; the time of the import unless told. */
  time?: string
}

/** One row of a file that says something of a work. */
export interface WorkRecord {
  line: number
  kind: RecordKind
  work: SourceWork
  rating: SourceRating | null
  text: string | null
  spoiler: boolean
  /** YYYY-MM-DD. */
  dateViewed: string | null
  /** ISO time; days count from midnight in UTC. */
  timePosted: string | null
  isRepeat: boolean
  /** What names the same diary entry in another file of the export. */
  entry: string | null
  listings: Listing[]
  /** What of the row has no place here. */
  note: string | null
  /** Without a score it becomes no mark: the member is asked for one. */
  needsScore?: boolean
}

/** A row that is about no work we could keep, and why. */
export interface LeftOutRecord {
  line: number
  title: string | null
  reason: string
}

/** A list that an export holds. */
export interface SourceList {
  key: string
  title: string
  description: string | null
  timeCreated: string | null
  /** Where its own row stands, if it has one. */
  line: number | null
  /** Not ranked unless told. */
  isRanked?: boolean
  /** Private unless told. */
  isPrivate?: boolean
}

/** A part of a file that could not be read, and what to do about it. */
export interface FileProblem {
  line: number | null
  message: string
}

export interface ReadFile {
  name: string
  source: ImportSource | null
  /** Of a Letterboxd file of films. */
  content?: ImportContent
  records: WorkRecord[]
  leftOut: LeftOutRecord[]
  lists: SourceList[]
  problem: FileProblem | null
  /** What an export of Medley itself holds. */
  medley?: MedleyContent
}

export interface MedleyContent {
  items: MedleyItem[]
  profile: MedleyProfile
}

/** A work with all that is said of it: nothing is left to be put together. */
export interface MedleyItem {
  work: SourceWork
  facts: ExportedWork
  reviews: ExportDocument['reviews']
  engaged: string | null
  saved: string | null
  favorite: string | null
  listings: (Listing & { line: number })[]
  /** Where each part stands. */
  lines: { reviews: number[]; engaged: number; saved: number; favorite: number }
}

export interface MedleyProfile {
  firstName: string | null
  lastName: string | null
  picture: Buffer | null
}

/** A file of an upload or of a ZIP in it; the name has its folders. */
export interface InputFile {
  name: string
  bytes: Buffer
  /** The profile picture beside the document of an export of Medley. */
  picture?: Buffer
}

/** A row that cannot be read; the text is the reason. */
export class UnreadableRow extends Error {}

/** A file that cannot be read; the text says where and what to do. */
export class UnreadableFile extends Error {
  readonly line: number | null

  constructor(message: string, line: number | null = null) {
    super(message)
    this.line = line
  }
}

/** A file that holds no text. */
export class NotText extends UnreadableFile {}
