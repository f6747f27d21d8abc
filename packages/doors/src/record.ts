import type { Audience, OwnAudience } from '@medley/contract/values/audiences'
import type { ExportDocument } from '@medley/contract/transfer/export-format'
import type { ImportMessage } from '@medley/messages/import-messages'
import type { ImportContent, ImportSource } from '@medley/contract/transfer/import-values'
import type { Language } from '@medley/contract/values/languages'
import type { Medium } from '@medley/contract/values/medium'
import type { ProfileTexts } from '@medley/contract/values/shapes'
import type { ImportedEntryMark, ImportedProgress, ImportedRemark } from './parts.ts'
import type { DescribedTable } from './table/described-table.ts'

/** A work as an export names it. */
export interface SourceWork {
  /** The same for all records of one source about the same work. */
  key: string
  /** Possible mediums, likeliest first. */
  mediums: Medium[]
  title: string
  /** The export names its id alone, for which the title stands. */
  isNameless?: true
  /** Other spellings of the title in the export. */
  otherTitles: string[]
  year: number | null
  /** The whole date, if the export has it: YYYY, YYYY-MM or YYYY-MM-DD. */
  releaseDate?: string | null
  creators: string[]
  ids: WorkIds
}

/** External ids. ISBNs have 13 digits. */
export interface WorkIds {
  imdb?: string
  tmdb?: string
  isbn?: string
  /** Further ids by the names of our sources. */
  [source: string]: string | undefined
}

/** A score on the scale of the source, and as our points. */
export interface SourceRating {
  value: string
  scale: number
  points: number
  isRounded: boolean
}

/** Subject of a record about its work; its `listings` are independent of it. */
export type RecordKind = 'review' | 'rating' | 'engaged' | 'saved' | 'entry' | PartName | 'plays'

/** A day on which a work was watched, read or heard. */
export interface SourceViewing {
  /** YYYY-MM-DD, YYYY-MM or YYYY; null if only the fact is known. */
  day: string | null
  /** The day that earlier versions read in its place. */
  dayBefore?: string
  /** Its number among those of its file and day, each of which counts besides the day of a review. */
  number?: number
  /** One of the times that a service counts on its own, however many fall on a day. */
  play?: Play
  isRepeat: boolean
  tags: string[]
  /** How many different tracks of an album were played on the day: it counts if they are enough of all. */
  tracks?: number
}

export interface Play {
  /** Its id at the service, which not every file has. */
  id?: string
  /** ISO time; null if unknown. */
  time: string | null
}

/** The key of a list in the import, and the position of a work in it. */
export interface Listing {
  list: string
  place: number
  note?: string
  /** When the work was added; defaults to the time of the import. */
  time?: string
  /** A list that turns out to be the watchlist keeps the work for later, seen or not. */
  staysSaved?: boolean
}

/** The parts of an item that depend on none of its reviews, marks and lists, by the name that their targets have. */
export interface SourceParts {
  /** A season or episode that was seen or rated. */
  episode: ImportedEntryMark
  progress: ImportedProgress
  remark: ImportedRemark
}
export type PartName = keyof SourceParts
export type ItemParts = { [Name in PartName]?: SourceParts[Name][] }

/** A row of a file about a work. */
export interface WorkRecord {
  line: number
  kind: RecordKind
  work: SourceWork
  rating: SourceRating | null
  text: string | null
  spoiler: boolean
  /** YYYY-MM-DD, YYYY-MM or YYYY. */
  dateViewed: string | null
  /** ISO time; a date without a time is midnight UTC. */
  timePosted: string | null
  isRepeat: boolean
  tags: string[]
  /** Viewings besides that of a review. */
  viewings: SourceViewing[]
  /** When the work was marked, if a review says a later time. */
  timeMarked: string | null
  /** Key that identifies the same diary entry or viewing of an episode in other rows and files of the export. */
  entry: string | null
  listings: Listing[]
  /** The things that the row adds to parts of its item. */
  parts?: Partial<SourceParts>
  /** Of a record of that kind: how often episodes of a show were watched, and how many there are. */
  plays?: { count: number | null; aired: number | null }
  /** Parts of the row that are not imported. */
  note: ImportMessage[] | null
  /** Without a score, asks the member for one instead of becoming a mark. */
  needsScore?: boolean
  /** The work is kept for later as well, to see or read again. */
  isSaved: boolean
  /** Of a review or score. */
  audience?: OwnAudience
  /** The time of posting is unknown, so that reviews with the same day and score count as the same. */
  isUntimed?: boolean
}

/** A row that is not imported, and the reason. */
export interface LeftOutRecord {
  line: number
  /** The title as the file has it, or what a row without one is about. */
  title: string | ImportMessage | null
  reason: ImportMessage
}

/** A list in an export. */
export interface SourceList {
  key: string
  title: string
  description: string | null
  timeCreated: string | null
  /** Line of the list's own row, if it has one. */
  line: number | null
  /** Defaults to false. */
  isRanked?: boolean
  /** Defaults to true. */
  isPrivate?: boolean
  audience?: OwnAudience
  tags?: string[]
  /** Only the member can tell whether it is a list or the works that they saved for later. */
  isUnclear?: boolean
}

/** A part of a file that could not be read, and what to do about it. */
export interface FileProblem {
  line: number | null
  message: ImportMessage
}

export interface ReadFile {
  name: string
  source: ImportSource | null
  /** Only for Letterboxd files of films. */
  content?: ImportContent
  records: WorkRecord[]
  leftOut: LeftOutRecord[]
  lists: SourceList[]
  problem: FileProblem | null
  /** Number of rows that are never imported, and why; they do not count against the limit. */
  unused?: UnusedRows
  /** Plays of tracks, which become albums heard once all files are read. */
  plays?: TrackPlays
  /** The content of a Medley export. */
  medley?: MedleyContent
  /** Of a table that was read by a member's mapping: what files with its header share. */
  headerKey?: string | null
  /** The columns of a table, in place of its rows. */
  described?: DescribedTable
}

/** The plays of tracks in a file. */
export interface TrackPlays {
  plays: TrackPlay[]
  /** How many others there are that count for no album, by the reason. */
  others: Partial<Record<OtherPlay, number>>
}

export interface TrackPlay {
  line: number
  /** In ms since 1970. */
  time: number
  artist: string
  /** The artist is that of the album, whoever plays the track. */
  isOfAlbum: boolean
  album: string
  track: string
}

export type OtherPlay = 'short' | 'albumless' | 'undated' | 'incognito' | 'audiobook' | 'other'

export interface UnusedRows {
  rows: number
  reason: ImportMessage
}

export interface MedleyContent {
  items: MedleyItem[]
  shared: SharedRow[]
  profile: MedleyProfile
}

/** A work with everything about it, already merged. */
export interface MedleyItem {
  work: SourceWork
  reviews: ExportDocument['reviews']
  engaged: string | null
  saved: string | null
  favorite: string | null
  viewings: ExportDocument['viewings']
  listings: (Listing & { line: number })[]
  parts: PartRow[]
  /** Line of each part. */
  lines: { reviews: number[]; engaged: number; saved: number; favorite: number; viewings: number[] }
}

/** A part of a work of a Medley export. */
export type PartRow = {
  [Name in PartName]: {
    part: Name
    source: SourceParts[Name]
    line: number
    note: ImportMessage[] | null
  }
}[PartName]

/** A comment, like or friend, a member, work or word that the member hides from themselves, a goal, or a part of their profile. */
export type SharedThing =
  | {
      kind: 'comment'
      review: NamedReview
      content: string
      time: string
      /** The review or list that it belongs to is the member's own and in the same file. */
      comesAlong: boolean
    }
  | { kind: 'like'; review: NamedReview; time: string }
  | { kind: 'listLike'; owner: string; title: string; time: string }
  | { kind: 'friend'; username: string; time: string }
  | { kind: 'mute'; username: string; time: string }
  | { kind: 'block'; username: string; time: string }
  | { kind: 'hiddenWork'; medium: Medium; ids: Record<string, string>; time: string }
  | { kind: 'dismissedWork'; medium: Medium; ids: Record<string, string>; time: string }
  | { kind: 'filterWord'; word: string }
  | {
      kind: 'follow'
      contributor: string | null
      /** A work of it names the series. */
      isSeries: boolean
      work: { medium: Medium; ids: Record<string, string> } | null
      isMuted: boolean
      time: string
    }
  | { kind: 'goal'; goal: ExportDocument['goals'][number]; comesAlong: boolean }
  | { kind: 'profileText'; field: keyof ProfileTexts; text: string }
  | {
      kind: 'pinnedReview'
      review: { timePosted: string; medium: Medium; title: string; rating: number }
      comesAlong: true
    }
  | { kind: 'publishedYear'; year: number; time: string }

export interface SharedRow {
  line: number
  title: ImportMessage
  thing: SharedThing
}

/** A review as an export names it. */
export interface NamedReview {
  /** Null for the member whose export it is. */
  author: string | null
  timePosted: string
  medium: Medium
  title: string
  source: string
  externalId: string
}

export interface MedleyProfile {
  firstName: string | null
  lastName: string | null
  language: Language | null
  picture: Buffer | null
  /** True if the member is suggested to nobody as a friend, and stays out of recommendations. */
  leavesSuggestions: boolean
  leavesRecommendations: boolean
  /** Those whom the member shows more than name and picture. */
  audience: Audience
}

/** A file of an upload, on the disk. */
export interface StoredFile {
  name: string
  path: string
}

/** A file of an upload or of a ZIP in it; the name includes its folders. */
export interface InputFile {
  name: string
  bytes: Buffer
  /** The profile picture next to the document of a Medley export. */
  picture?: Buffer
  unopened?: Unopened
  /** Why it cannot be read at all. */
  problem?: ImportMessage
}

/** The service of a file that is not opened, and why it is not. */
export interface Unopened {
  source: ImportSource
  reason: ImportMessage
}

/** Thrown for a row that cannot be read. */
export class UnreadableRow extends Error {
  readonly reason: ImportMessage

  constructor(reason: ImportMessage) {
    super(reason.code)
    this.reason = reason
  }
}

/** A place in an upload; without a file, all of it. */
export interface FilePlace {
  file?: string | null
  line?: number | null
}

/** Thrown for a file or an upload that cannot be read. */
export class UnreadableFile extends Error {
  readonly problem: ImportMessage
  readonly file: string | null
  readonly line: number | null

  constructor(problem: ImportMessage, { file = null, line = null }: FilePlace = {}) {
    super(problem.code)
    this.problem = problem
    this.file = file
    this.line = line
  }
}

/** Thrown for binary files. */
export class NotText extends UnreadableFile {}
