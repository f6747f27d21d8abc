import type { UserInfo, Work, WorkDetails } from '@medley/contract/shapes'
import type { findWorkSeenBy, StoredWork } from './works.queries.ts'

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

type DetailedWork = NonNullable<Awaited<ReturnType<typeof findWorkSeenBy>>>

/** A work with the facts that its own page shows. */
export function toWorkDetails(row: DetailedWork): WorkDetails {
  return {
    ...toWork(row),
    standing: row.standing === 'added' ? 'added' : 'confirmed',
    originalTitle: row.original_title,
    alternativeTitles: row.alternative_titles,
    genres: row.genres,
    credits: row.credits,
    countries: row.countries,
    languages: row.languages,
    minutes: row.minutes,
    pages: row.pages,
    series:
      row.series_title === null ? null : { title: row.series_title, position: row.series_position },
    descriptionUrl: row.description_url,
  }
}
