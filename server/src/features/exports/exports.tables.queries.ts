import type { ExportedWork } from '@medley/contract/transfer/export-format'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import type { Handle } from '../../db/transaction.ts'
import { exportedWork } from '../works/works.visibility.ts'

const ofReview = sql`viewings.review_id = reviews.id`
const ofEngagement = (table: RawBuilder<unknown>, column: RawBuilder<unknown>) => sql`
  ${table}.work_id = engagements.work_id and ${table}.${column} = engagements.user_id
`
const isOnlyEngaged = sql<SqlBool>`
  not exists (select from reviews where ${ofEngagement(sql`reviews`, sql`author_id`)})
  and not exists (select from viewings where ${ofEngagement(sql`viewings`, sql`user_id`)})
`

/** How many rows the tables of films have. */
export async function countFilmRows(handle: Handle, userId: number) {
  const { rows } = await sql<{ watched: number; toWatch: number }>`
    select
      (select count(*) from viewings where user_id = ${userId} and medium = 'film')
      + (select count(*) from reviews where author_id = ${userId} and medium = 'film'
          and not exists (select from viewings where ${ofReview}))
      + (select count(*) from engagements where user_id = ${userId} and medium = 'film'
          and ${isOnlyEngaged}) as watched,
      (select count(*) from saved_works where user_id = ${userId} and medium = 'film') as "toWatch"
  `.execute(handle)
  return rows[0] ?? { watched: 0, toWatch: 0 }
}

/** A film for the table of another service: one viewing of it, or none. */
export interface FilmRow {
  work: ExportedWork
  /** A whole day. */
  day: string | null
  isRepeat: boolean
  tags: string[]
  rating: number | null
  review: string | null
  spoiler: boolean
}

const bareFilm = sql`
  null as day, false as "isRepeat", '{}'::text[] as tags, null as rating, null as review,
  false as spoiler
`

/** The viewings of films with their reviews, then reviews without one, then other engaged films. */
export async function* readWatchedFilms(handle: Handle, userId: number): AsyncGenerator<FilmRow> {
  yield* readPages<FilmRow>(
    handle,
    (after) => sql`
      select viewings.id as key, ${exportedWork}, day::text, is_repeat as "isRepeat", tags, reviews.rating,
        review, coalesce(spoiler, false) as spoiler
      from viewings
      join works on works.id = viewings.work_id
      left join reviews on reviews.id = review_id
      where user_id = ${userId} and viewings.medium = 'film' and viewings.id > ${after}
      order by viewings.id limit ${rowsAtOnce}
    `,
  )
  yield* readPages<FilmRow>(
    handle,
    (after) => sql`
      select reviews.id as key, ${exportedWork}, date_viewed::text as day, false as "isRepeat",
        '{}'::text[] as tags, reviews.rating, review, spoiler
      from reviews join works on works.id = work_id
      where author_id = ${userId} and reviews.medium = 'film' and reviews.id > ${after}
        and not exists (select from viewings where ${ofReview})
      order by reviews.id limit ${rowsAtOnce}
    `,
  )
  yield* readPages<FilmRow>(
    handle,
    (after) => sql`
      select work_id as key, ${exportedWork}, ${bareFilm}
      from engagements join works on works.id = work_id
      where user_id = ${userId} and engagements.medium = 'film' and work_id > ${after}
        and ${isOnlyEngaged}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}

/** The films saved for later. */
export function readSavedFilms(handle: Handle, userId: number): AsyncGenerator<FilmRow> {
  return readPages<FilmRow>(
    handle,
    (after) => sql`
      select work_id as key, ${exportedWork}, ${bareFilm}
      from saved_works join works on works.id = work_id
      where user_id = ${userId} and saved_works.medium = 'film' and work_id > ${after}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}

/** A numbered episode of a show for the history of another service: one viewing of it. */
export interface EpisodeRow {
  work: ExportedWork
  season: number
  number: number
  title: string | null
  /** Where its facts are from; null if a member named it. */
  source: string | null
  sourceId: string | null
  day: string | null
}

export function readWatchedEpisodes(handle: Handle, userId: number): AsyncGenerator<EpisodeRow> {
  return readPages<EpisodeRow>(
    handle,
    (after) => sql`
      select seen.id as key, ${exportedWork}, entry.season, entry.number, entry.title, entry.source,
        entry.source_id as "sourceId", seen.day::text as day
      from entry_viewings as seen
      join work_entries as entry on entry.id = seen.entry_id
      join works on works.id = entry.work_id
      where seen.user_id = ${userId} and seen.id > ${after} and works.medium = 'tvShow'
        and entry.season is not null and entry.number is not null
      order by seen.id limit ${rowsAtOnce}
    `,
  )
}
