import type { UserInfo, Work } from '@medley/contract/shapes'
import type { StoredWork } from './works.queries.ts'

/** A stored work with the viewer's marks, as the API answers it. */
export function toWork(row: StoredWork & { user_info: UserInfo }): Work {
  return {
    id: row.id,
    medium: row.medium,
    title: row.title,
    posterSource: row.poster_source,
    description: row.description,
    creators: row.creators.map((name) => ({ name })),
    releaseDate: row.release_date,
    entries: row.entries.map((title) => ({ title })),
    audienceSize: row.audience_size,
    rating: row.rating,
    reviewCount: row.review_count,
    userInfo: row.user_info,
  }
}
