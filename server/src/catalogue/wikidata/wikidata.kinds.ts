import type { Medium } from '@medley/contract/values/medium'
import { isIdOf } from '../source-ids.ts'
import type { ExternalId } from '../work-facts.ts'

/** How Wikidata describes the works of a medium. */
export interface Kind {
  medium: Medium
  /** Values of "instance of" (P31) that make an item such a work. */
  classes: readonly string[]
  /** A property that only such works have, unless they are of another class. */
  mark?: string
  creators: string
  cast?: string
  dates: readonly string[]
  minutes?: string
  pages?: string
  /** Properties with ids of other services, and the names of those here. */
  ids: readonly IdProperty[]
  /** Search results need creators, a date and all words of the term in their names. */
  isStrict: boolean
}

interface IdProperty {
  property: string
  source: string
  /** Put before the property's value. */
  prefix?: string
}

/** Video game, and episode of a series: some have ids of films. */
export const otherClasses: readonly string[] = ['Q7889', 'Q21191270']

/** Kinds of ids that are asked for many at a time, because lists of anime and manga may have nothing else. */
export const batchIds: readonly string[] = ['anilist', 'myanimelist']

/** Original video animation and net animation, and series of them. */
const animations = ['Q220898', 'Q113687694', 'Q1047299', 'Q113671041']
/** Manga, manga series, light novel, light novel series. */
const mangas = ['Q8274', 'Q21198342', 'Q747381', 'Q104213567']
const anime = [
  { property: 'P8729', source: 'anilist' },
  { property: 'P4086', source: 'myanimelist' },
]
const manga = [
  { property: 'P8731', source: 'anilist' },
  { property: 'P4087', source: 'myanimelist' },
]
const imdb = { property: 'P345', source: 'imdb' }

export const kinds: readonly Kind[] = [
  {
    medium: 'film',
    // Film, feature, animated feature, television, animated, anime, short and documentary film.
    classes: [
      'Q11424',
      'Q24869',
      'Q29168811',
      'Q506240',
      'Q202866',
      'Q20650540',
      'Q24862',
      'Q93204',
    ],
    mark: 'P4947',
    creators: 'P57',
    cast: 'P161',
    dates: ['P577'],
    minutes: 'P2047',
    ids: [
      imdb,
      { property: 'P4947', source: 'tmdb' },
      { property: 'P6127', source: 'letterboxd' },
      ...anime,
    ],
    isStrict: false,
  },
  {
    medium: 'tvShow',
    // Television series, miniseries, animated series, anime series, animated television series.
    classes: ['Q5398426', 'Q1259759', 'Q581714', 'Q63952888', 'Q117467246', ...animations],
    mark: 'P4983',
    creators: 'P170',
    cast: 'P161',
    dates: ['P580', 'P577'],
    ids: [
      imdb,
      { property: 'P4835', source: 'thetvdb' },
      { property: 'P8600', source: 'tvmaze', prefix: 'tvmaze-' },
      { property: 'P4983', source: 'tmdb' },
      ...anime,
    ],
    isStrict: true,
  },
  {
    medium: 'book',
    // Literary work, written work, book, novel, novella.
    classes: ['Q7725634', 'Q47461344', 'Q571', 'Q8261', 'Q149537', ...mangas],
    creators: 'P50',
    dates: ['P577'],
    pages: 'P1104',
    // The property also has ids of editions and authors, which do not have the form of a work's.
    ids: [{ property: 'P648', source: 'openlibrary' }, ...manga],
    isStrict: true,
  },
]

export function kindOf(medium: Medium): Kind | undefined {
  return kinds.find((kind) => kind.medium === medium)
}

/** The search keyword for items of a kind. It also finds deprecated statements. */
export function filterOf({ classes, mark }: Kind): string {
  const alternatives = classes.map((one) => `P31=${one}`)
  return `haswbstatement:${[...alternatives, ...(mark === undefined ? [] : [mark])].join('|')}`
}

/** The search keyword for the item with another service's id; undefined if Wikidata has no such ids. */
export function filterById(kind: Kind, id: ExternalId): string | undefined {
  const sought = valuesOf(kind, id.source, [id])
  return sought && `haswbstatement:${sought.property}=${sought.values.join('')}`
}

/** The property for another service's ids and its values; undefined if Wikidata has no such ids. */
export function valuesOf({ ids: known }: Kind, source: string, ids: readonly ExternalId[]) {
  const named = known.find((one) => one.source === source)
  return (
    named && {
      property: named.property,
      values: ids.map(({ id }) => id.slice(named.prefix?.length ?? 0)),
    }
  )
}

/** An item's ids at other services, as they are named here. */
export function externalIds(
  { ids }: Kind,
  valuesOf: (property: string) => readonly string[],
): ExternalId[] {
  return ids
    .flatMap(({ property, source, prefix = '' }) =>
      valuesOf(property).map((value) => ({ source, id: `${prefix}${value}` })),
    )
    .filter(isIdOf)
}
