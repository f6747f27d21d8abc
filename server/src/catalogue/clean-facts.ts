import { limits } from '@medley/contract/limits'
import { cleanFurtherFacts } from './clean-further-facts.ts'
import { cleanAddress, line, lines } from './clean-text.ts'
import type { EntryFacts, WorkFacts } from './work-facts.ts'

const titleMax = 500
const nameMax = 255
const creatorsMax = 20
const idsMax = 60
/** Longer than any episode. */
const minutesMax = 10_000
const idMax = 500

/**
 * Normalizes facts for storage: single-line texts of bounded length, valid dates, and http(s) posters.
 * Null if title or id end up empty.
 */
export function cleanFacts(facts: WorkFacts): WorkFacts | null {
  const title = line(facts.title, titleMax)
  if (title === '' || !/^[\w.:-]{1,100}$/.test(facts.externalId)) return null
  return {
    ...facts,
    ...cleanFurtherFacts({ ...facts, title }),
    title,
    creators: lines(facts.creators, creatorsMax, nameMax),
    releaseDate: cleanDate(facts.releaseDate),
    posterSource: cleanAddress(facts.posterSource),
    entries: facts.entries
      .slice(0, limits.workEntriesMax)
      .map((entry) => line(entry, titleMax) || 'Untitled'),
    ...(facts.listing && {
      listing: facts.listing.slice(0, limits.workEntriesMax).map(cleanEntry),
    }),
    ids: (facts.ids ?? []).filter(({ id }) => /^[\w.:-]{1,100}$/.test(id)).slice(0, idsMax),
  }
}

function cleanEntry(entry: EntryFacts): EntryFacts {
  return {
    kind: entry.kind,
    season: within(entry.season, 0, limits.seasonMax),
    number: within(entry.number, 1, limits.entryNumberMax),
    title: line(entry.title ?? '', titleMax) || null,
    releaseDate: cleanDate(entry.releaseDate),
    minutes: within(entry.minutes === null ? null : Math.round(entry.minutes), 1, minutesMax),
    id: line(entry.id ?? '', idMax) || null,
  }
}

const within = (value: number | null, min: number, max: number) =>
  value !== null && value >= min && value <= max ? value : null

/** Normalizes a list of facts, dropping those that cannot be stored. */
export function cleanAll(facts: readonly (WorkFacts | null)[]): WorkFacts[] {
  return facts.flatMap((one) => (one ? (cleanFacts(one) ?? []) : []))
}

/** The valid YYYY, YYYY-MM or YYYY-MM-DD prefix of a date. */
export function cleanDate(date: string | null | undefined): string | null {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?/.exec(date?.trim() ?? '') ?? []
  if (year === undefined || year === '0000') return null
  if (month === undefined || !(Number(month) >= 1 && Number(month) <= 12)) return year
  const whole = `${year}-${month}-${day ?? ''}`
  return day !== undefined && isDay(whole) ? whole : `${year}-${month}`
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}
