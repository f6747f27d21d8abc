import { cutText } from '@medley/contract/values/text-cuts'
/** Sort orders of the explore list, by their words in the address. */
export const exploreSorts = ['audienceSize', 'rating', 'thisWeek'] as const
export type ExploreSort = (typeof exploreSorts)[number]

/** Filter of the explore list, as stored in its address. */
export interface ExploreFilter {
  sort: ExploreSort
  genre: string | null
  /** Its first year. */
  decade: number | null
  /** ISO 3166-1 alpha-2 */
  country: string | null
  notEngaged: boolean
  likedByFriends: boolean
  savedForLater: boolean
}

/** The parts of a filter that narrow the list. */
export type Narrowing = Exclude<keyof ExploreFilter, 'sort'>

export const noFilter: ExploreFilter = {
  sort: 'audienceSize',
  genre: null,
  decade: null,
  country: null,
  notEngaged: false,
  likedByFriends: false,
  savedForLater: false,
}

/** Names of the switches in the address. */
const switches = { notEngaged: 'new', likedByFriends: 'liked', savedForLater: 'saved' } as const

/** Reads an address; invalid values count as absent, and so do a visitor's switches. */
export function readFilter(search: URLSearchParams, isMember: boolean): ExploreFilter {
  const decade = search.get('decade') ?? ''
  const country = search.get('country') ?? ''
  const isOn = (name: string) => isMember && search.get(name) === 'true'
  return {
    sort: exploreSorts.find((sort) => sort === search.get('sort')) ?? noFilter.sort,
    genre: cutText(search.get('genre')?.trim() ?? '', 100) || null,
    decade: /^\d{1,3}0$/.test(decade) ? Number(decade) : null,
    country: /^[A-Z]{2}$/.test(country) ? country : null,
    notEngaged: isOn(switches.notEngaged),
    likedByFriends: isOn(switches.likedByFriends),
    savedForLater: isOn(switches.savedForLater),
  }
}

/** The query of an address; empty for the list as it is at first. */
export function writeFilter({ sort, genre, decade, country, ...rest }: ExploreFilter): string {
  const query = new URLSearchParams()
  if (sort !== noFilter.sort) query.set('sort', sort)
  if (genre !== null) query.set('genre', genre)
  if (decade !== null) query.set('decade', String(decade))
  if (country !== null) query.set('country', country)
  if (rest.notEngaged) query.set(switches.notEngaged, 'true')
  if (rest.likedByFriends) query.set(switches.likedByFriends, 'true')
  if (rest.savedForLater) query.set(switches.savedForLater, 'true')
  return query.toString()
}

/** The parts that are set, in the order of the controls. */
export function narrowingsOf(filter: ExploreFilter): Narrowing[] {
  const order: Narrowing[] = [
    'genre',
    'decade',
    'country',
    'notEngaged',
    'likedByFriends',
    'savedForLater',
  ]
  return order.filter((part) => filter[part] !== noFilter[part])
}

/** The filter without one of its parts. */
export function without(filter: ExploreFilter, part: Narrowing): ExploreFilter {
  return { ...filter, [part]: noFilter[part] }
}
