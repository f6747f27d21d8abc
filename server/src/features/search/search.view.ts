import { limits } from '@medley/contract/limits'
import { type Medium, mediums } from '@medley/contract/values/medium'
import type { NamedResults, SearchCounts } from '@medley/contract/works/search'
import type { SearchItem, UserSearchItem } from '@medley/contract/values/shapes'
import type { NamedRow } from './search.named.queries.ts'
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

const usersNamedMax = 3

/** The people and series of a name; of the users found those whose whole username or name it is. */
export function toNamed(
  q: string,
  rows: readonly NamedRow[],
  users: readonly FoundUser[],
): NamedResults {
  const key = foldName(q.replace(/^@/, ''))
  const isMeant = ({ username, firstName, lastName }: FoundUser) =>
    [username, firstName, lastName, `${firstName ?? ''} ${lastName ?? ''}`].some(
      (name) => foldName(name ?? '') === key,
    )
  return {
    users: users.filter(isMeant).slice(0, usersNamedMax).map(toUserSearchItem),
    contributors: rows.flatMap(({ kind, id, name, workCount, titles }) =>
      kind === 'contributor' ? [{ id, name, workCount, titles }] : [],
    ),
    series: rows.flatMap(({ id, name, medium, workCount }) =>
      medium === null ? [] : [{ id, title: name, medium, workCount }],
    ),
  }
}

const foldName = (name: string) =>
  name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()

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
