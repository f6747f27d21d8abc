import type { Medium } from '@medley/contract/medium'
import type { Version } from './web/version.ts'

/** An id of a work elsewhere: at a source, or of all the world (`imdb`, `isbn`, `upc`). */
export interface ExternalId {
  source: string
  id: string
}

/** What a source knows of a work, in the shape in which works are stored. */
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
  /** Where the source keeps the poster. */
  posterSource: string | null
  /** Tracks of an album, seasons of a show ("Season 1"); otherwise empty. */
  entries: string[]
  /** Further ids of the same work. */
  ids?: ExternalId[]
  /**
   * Which version of the text, the entries and the date this is; null where the source does not say,
   * absent where they are still of the version that was shown.
   */
  version?: Version | null
  /** What is missing of text, entries and date is not told just now, but not gone. */
  isPartial?: boolean
}
