import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import type { FoundUser, FoundWork } from './search.queries.ts'

export function toSearchItem(row: FoundWork): SearchItem {
  return {
    id: row.id,
    medium: row.medium,
    title: row.title,
    posterSource: row.poster_source,
    releaseDate: row.release_date,
    creators: row.creators.map((name) => ({ name })),
    userInfo: { hasEngaged: row.has_engaged, savedForLater: row.saved_for_later },
  }
}

export function toUserSearchItem(row: FoundUser): UserSearchItem {
  return {
    id: row.id,
    username: row.username,
    profilePicture: row.profile_picture,
    firstName: row.first_name,
    lastName: row.last_name,
  }
}
