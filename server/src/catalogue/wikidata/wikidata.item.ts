import { textBetween } from '@medley/contract/values/text-cuts'
import type { ExternalId, WorkFacts } from '../work-facts.ts'
import { toGenres } from '../genres.ts'
import { type Kind, externalIds, otherClasses } from './wikidata.kinds.ts'

/** Facts read from an item, by whichever interface. */
export interface Item {
  /** Such as `Q25188`. */
  id: string
  label: string | null
  /** By language; only whole items tell. */
  labels?: Record<string, string>
  aliases: string[]
  /** Titles in the work's own language. */
  titles: string[]
  classes: string[]
  dates: ItemDate[]
  countries: { id: string; code: string | undefined }[]
  /** ISO 639-1. */
  languages: string[]
  /** English words. */
  genres: string[]
  creators: string[]
  cast: string[]
  minutes: number | null
  pages: number | null
  /** Only whole items tell. */
  series?: { title: string; position: string | null } | null
  /** Values of properties that hold ids. */
  idsOf(property: string): readonly string[]
  /** In how many projects it has an article. */
  sitelinks: number
}

/** A date of publication in some place. */
export interface ItemDate {
  /** ISO, with or without a leading sign. */
  time: string
  /** 11 for a day, 10 for a month, 9 for a year. */
  precision: number
  places: string[]
}

/** True if an item is a work of this kind, going by statements that are not deprecated. */
export function isOfKind(kind: Kind, item: Item): boolean {
  if (item.classes.some((one) => kind.classes.includes(one))) return true
  if (kind.mark === undefined || item.idsOf(kind.mark).length === 0) return false
  const isDescribed = item.creators.length > 0 || item.dates.length > 0
  return isDescribed && !item.classes.some((one) => otherClasses.includes(one))
}

export function factsOf(kind: Kind, item: Item): WorkFacts {
  return {
    medium: kind.medium,
    source: 'wikidata',
    externalId: `wikidata-${item.id}`,
    title: item.label ?? '',
    originalTitle: item.titles[0] ?? null,
    alternativeTitles: [...item.titles, ...item.aliases],
    ...(item.labels && { titles: item.labels }),
    creators: item.creators,
    cast: item.cast,
    genres: toGenres(item.genres),
    releaseDate: releaseDateOf(item),
    countries: item.countries.flatMap(({ code }) => code ?? []),
    languages: item.languages,
    minutes: item.minutes,
    pages: item.pages,
    ...(item.series && { series: item.series }),
    description: null,
    posterSource: null,
    entries: [],
    ids: uniqueIds(externalIds(kind, (property) => item.idsOf(property))),
  }
}

function uniqueIds(ids: readonly ExternalId[]): ExternalId[] {
  return [...new Map(ids.map((one) => [`${one.source} ${one.id}`, one])).values()]
}

/**
 * The day of release in a country of origin, else the earliest day of the earliest year, else its
 * earliest month, else the year: a premiere at a festival or a later release elsewhere is another date.
 */
export function releaseDateOf({
  dates,
  countries,
}: Pick<Item, 'dates' | 'countries'>): string | null {
  const origins = new Set(countries.map(({ id }) => id))
  const read = dates.flatMap(({ time, precision, places }) => {
    const date = dateOf(time, precision)
    return date === null ? [] : [{ date, isAtHome: places.some((place) => origins.has(place)) }]
  })
  const atHome = read.filter(({ date, isAtHome }) => isAtHome && date.length === 10)
  const [first] = (atHome.length > 0 ? atHome : read)
    .map(({ date }) => date)
    .toSorted(earliestFirst)
  return first ?? null
}

/** By year, then the more exact before the less, then by date. */
function earliestFirst(a: string, b: string): number {
  return a.slice(0, 4).localeCompare(b.slice(0, 4)) || b.length - a.length || a.localeCompare(b)
}

const lengths: Record<number, number> = { 9: 4, 10: 7, 11: 10 }

/** YYYY, YYYY-MM or YYYY-MM-DD; null for coarser dates and those before the common era. */
function dateOf(time: string, precision: number): string | null {
  const date = time.replace(/^\+/, '')
  const length = lengths[precision]
  return length !== undefined && /^\d{4}-\d\d-\d\dT/.test(date)
    ? textBetween(date, 0, length)
    : null
}
