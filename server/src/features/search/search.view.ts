import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/medium'
import type { SearchCounts } from '@medley/contract/search'
import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { FoundUser } from './search.users.queries.ts'
import type { FoundWorks } from './search.works.service.ts'

type Found = FoundWorks['works'][number]

export function toSearchItem(row: Found): SearchItem {
  return {
    id: row.id,
    medium: row.medium,
    title: row.title,
    posterSource: row.posterSource,
    releaseDate: row.releaseDate,
    creators: row.creators.map((name) => ({ name })),
    userInfo: { hasEngaged: row.hasEngaged, savedForLater: row.savedForLater },
    ...(row.isGuess ? { isGuess: true as const } : {}),
  }
}

export function toUserSearchItem(row: FoundUser): UserSearchItem {
  return {
    id: row.id,
    username: row.username,
    profilePicture: row.profilePicture,
    firstName: row.firstName,
    lastName: row.lastName,
  }
}

/** The number of results in each category, up to the limit of counting. */
export function countsOf({ hits }: FoundWorks, users: readonly FoundUser[]): SearchCounts {
  const count = (medium: Medium) => bounded(hits.get(medium) ?? 0)
  return {
    film: count('film'),
    tvShow: count('tvShow'),
    book: count('book'),
    album: count('album'),
    podcast: count('podcast'),
    users: bounded(users[0]?.hits ?? 0),
  }
}

const bounded = (count: number) => Math.min(count, limits.searchCountMax)

/** Found works by medium; the medium whose first work matches best comes first. */
export function byBestMatch(works: readonly Found[]): [Medium, Found[]][] {
  return mediums
    .map((medium): [Medium, Found[]] => [medium, works.filter((work) => work.medium === medium)])
    .filter(([, found]) => found.length > 0)
    .toSorted(([, [one]], [, [other]]) => (one && other ? compareMatch(one, other) : 0))
}

/** The best works of all mediums; equal matches of several mediums take turns. */
export function bestWorks(works: readonly Found[], limit: number): SearchItem[] {
  return works
    .toSorted((one, other) => compareMatch(one, other) || one.place - other.place)
    .slice(0, limit)
    .map(toSearchItem)
}

function compareMatch(one: Found, other: Found): number {
  return Number(one.isGuess) - Number(other.isGuess) || one.rank - other.rank
}
