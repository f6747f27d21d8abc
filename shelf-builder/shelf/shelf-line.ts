import { createHash } from 'node:crypto'

/** A work as it is chosen; see `shelf.ts` of the server for the fields of a line. */
export interface ShelfWork {
  title: string
  originalTitle?: string
  /** Further titles, the original one included. */
  alternativeTitles?: string[]
  creators: string[]
  /** YYYY, YYYY-MM-DD, or absent when unknown or before the common era. */
  released?: string
  genres?: string[]
  cast?: string[]
  /** ISO 3166-1 alpha-2. */
  countries?: string[]
  /** ISO 639. */
  languages?: string[]
  series?: { title: string; position?: string }
  seasons?: number
  /** Run time of a film. */
  minutes?: number
  tracks?: string[]
  imdb?: string
  isbns?: string[]
}

/** A line of a shelf file. */
export interface ShelfLine extends ShelfWork {
  externalId: string
  /** Ids that this work had in earlier editions, among them those of doubles. */
  formerIds?: string[]
}

const firstId = 1_000_000_000
const idCount = 1_000_000_000

/** An integer of ten digits that depends on the work's facts alone. */
export function shelfId(medium: string, work: ShelfWork, attempt = 0): string {
  const year = work.released?.slice(0, 4) ?? ''
  const facts = [medium, work.title, year, work.creators[0] ?? ''].join('|')
  const salted = attempt === 0 ? facts : `${facts}|${attempt}`
  const hash = createHash('sha256').update(salted).digest()
  return String(firstId + (hash.readUInt32BE(0) % idCount))
}

/** Four digits, or nothing before the year 1: a release date has no sign. */
export function writtenYear(year: number | undefined): string | undefined {
  return year === undefined || year < 1 ? undefined : String(year).padStart(4, '0')
}

/** The work with absent facts left out, so that lines stay short. */
export function compact<T extends object>(work: T): T {
  const kept = Object.entries(work).filter(
    ([name, value]) =>
      value !== undefined && (name === 'creators' || !(Array.isArray(value) && value.length === 0)),
  )
  return Object.fromEntries(kept) as T
}

/** One line per work, ids first. */
export function shelfText(lines: readonly ShelfLine[]): string {
  const texts = lines.map(({ externalId, formerIds, ...work }) =>
    JSON.stringify(compact({ externalId, formerIds, ...work })),
  )
  return `${texts.join('\n')}\n`
}
