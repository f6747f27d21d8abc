import type { UserInfo, Work, WorkDetails } from '@medley/contract/values/shapes'
import type { findWorkSeenBy, StoredWork } from './works.queries.ts'

/** A stored work with the viewer's marks, as the API answers it. */
export function toWork(row: StoredWork & { userInfo: UserInfo }): Work {
  return {
    id: row.id,
    medium: row.medium,
    title: row.title,
    posterSource: row.posterSource,
    description: row.description,
    creators: row.creators.map((name) => ({ name })),
    releaseDate: row.releaseDate,
    entries: row.entries.map((title) => ({ title })),
    audienceSize: row.audienceSize,
    rating: row.rating,
    reviewCount: row.reviewCount,
    userInfo: row.userInfo,
  }
}

type DetailedWork = NonNullable<Awaited<ReturnType<typeof findWorkSeenBy>>>

/** A work with the facts that its own page shows. */
export function toWorkDetails(row: DetailedWork): WorkDetails {
  return {
    ...toWork(row),
    entryCount: row.entryCount,
    standing: row.standing === 'added' ? 'added' : 'confirmed',
    isOwn: row.isOwn,
    originalTitle: row.originalTitle,
    alternativeTitles: row.alternativeTitles,
    genres: row.genres,
    credits: row.credits,
    countries: row.countries,
    languages: row.languages,
    minutes: row.minutes,
    pages: row.pages,
    series:
      row.seriesTitle === null || row.seriesId === null
        ? null
        : { id: row.seriesId, title: row.seriesTitle, position: row.seriesPosition },
    descriptionUrl: row.descriptionUrl,
  }
}
