import type { EntryKind } from '@medley/contract/works/entries'
import type { Medium } from '@medley/contract/values/medium'
import type { Version } from './web/version.ts'

/** An external id of a work: a source's id, or a global one (`imdb`, `isbn`, `upc`). */
export interface ExternalId {
  source: string
  id: string
}

/** Announced: nothing is out yet. */
export type ShowStatus = 'announced' | 'running' | 'ended'

/** A season, episode or track, as a source lists it. */
export interface EntryFacts {
  kind: EntryKind
  /** The season, 0 for specials; the disc of a track; null where the source has none. */
  season: number | null
  /** Within its season or disc; null where nothing is numbered. */
  number: number | null
  title: string | null
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  releaseDate: string | null
  minutes: number | null
  /** Its id at the source. */
  id: string | null
}

/** The entries of a work at one source. */
export interface EntryListing {
  source: string
  items: readonly EntryFacts[]
}

/** A source's facts about a work, in the shape in which works are stored. */
export interface WorkFacts {
  medium: Medium
  /** The source's name; with `externalId` and the medium it identifies the work. */
  source: string
  externalId: string
  title: string
  creators: string[]
  /** YYYY, YYYY-MM or YYYY-MM-DD. */
  releaseDate: string | null
  description: string | null
  /** URL of the poster at the source. */
  posterSource: string | null
  /** Tracks of an album, seasons of a show ("Season 1"); otherwise empty. */
  entries: string[]
  /** The same with all that the source says of each, and the episodes of seasons. */
  listing?: EntryFacts[]
  /** Absent where the source does not tell; likewise the other optional facts. */
  originalTitle?: string | null
  /** Further titles it is known by, the original one included. */
  alternativeTitles?: string[]
  /** Titles in the product's languages, by code in BCP 47. */
  titles?: Record<string, string>
  /** English words of one closed list. */
  genres?: string[]
  /** Names, the leading ones first. */
  cast?: string[]
  /** ISO 3166-1 alpha-2. */
  countries?: string[]
  /** ISO 639-1, else 639-3. */
  languages?: string[]
  /** Run time. */
  minutes?: number | null
  pages?: number | null
  series?: { title: string; position: string | null } | null
  /** Works that it was made from, and works that were made from it. */
  origins?: WorkFacts[]
  adaptations?: WorkFacts[]
  /** Where a show stands. */
  showStatus?: ShowStatus | null
  /** Of the network, whose days are those of its air dates: a name of the time zone database. */
  networkZone?: string | null
  /** The time for which a feed asks to be left in peace after a reading. */
  ttlMinutes?: number | null
  /** The article that the description was taken from, where its licence asks for a link. */
  descriptionUrl?: string | null
  /** Other external ids of the same work. */
  ids?: ExternalId[]
  /**
   * Version of description, entries and date; null if the source has none, absent if the given version
   * is current.
   */
  version?: Version | null
  /** Missing description, entries and date are temporarily unavailable, so the stored ones stay. */
  isPartial?: boolean
}
