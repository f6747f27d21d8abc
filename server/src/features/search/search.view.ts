import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { FoundUser, FoundWork } from './search.queries.ts'

export function toSearchItem(row: FoundWork): SearchItem {
  return {
    id: row.id,
    medium: row.medium,
    title: row.title,
    posterSource: row.posterSource,
    releaseDate: row.releaseDate,
    creators: row.creators.map((name) => ({ name })),
    userInfo: { hasEngaged: row.hasEngaged, savedForLater: row.savedForLater },
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
