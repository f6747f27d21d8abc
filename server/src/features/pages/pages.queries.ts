import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { shownScore } from '../ratings/ratings.visibility.ts'
import { isVisibleList, shownTitle } from '../lists/lists.visibility.ts'
import type { Titled } from '../works/works.titles.service.ts'
import { isVisibleWork, seriesOrder } from '../works/works.visibility.ts'
import { mayRead } from '../reviews/reviews.visibility.ts'

/** The maximum length of text in a description. */
const longestText = 2000

export interface WorkRow extends Titled {
  id: number
  medium: Medium
  title: string
  creators: string[]
  releaseDate: string | null
  description: string | null
  posterSource: string | null
  rating: number | null
  reviewCount: number
}

export async function findWorkPage(
  handle: Handle,
  medium: Medium,
  id: number,
): Promise<WorkRow | undefined> {
  const { rows } = await sql<Omit<WorkRow, 'displayTitle'>>`
    select id, works.medium, title, creators, release_date as "releaseDate",
      left(description, ${longestText}) as description, poster_source as "posterSource", ${shownScore} as rating,
      review_count as "reviewCount"
    from works join work_counts on work_counts.work_id = works.id
    where id = ${id} and works.medium = ${medium} and merged_into is null and ${isVisibleWork(null)}
  `.execute(handle)
  return rows[0]
}

/** The work that a merged work's address leads to. */
export async function findMergedWork(
  handle: Handle,
  medium: Medium,
  id: number,
): Promise<LinkedWorkRow | undefined> {
  const { rows } = await sql<Omit<LinkedWorkRow, 'displayTitle'>>`
    select works.id, works.medium, works.title
    from works as merged join works on works.id = merged.merged_into
    where merged.id = ${id} and merged.medium = ${medium} and ${isVisibleWork(null)}
  `.execute(handle)
  return rows[0]
}

export interface ContributorRow {
  id: number
  name: string
  /** The best known ones. */
  works: LinkedWorkRow[]
}

/** A contributor with confirmed works. */
export async function findContributorPage(
  handle: Handle,
  id: number,
  limit: number,
): Promise<ContributorRow | undefined> {
  const { rows } = await sql<Omit<ContributorRow, 'works'> & { works: LinkedWorkRow[] | null }>`
    select contributors.id, contributors.name, (
      select json_agg(json_build_object('id', known.id, 'medium', known.medium, 'title', known.title))
      from (
        select works.id, works.medium, works.title
        from works join work_counts on work_counts.work_id = works.id
        where works.id in (select work_id from credits where contributor_id = contributors.id)
          and is_listed
        order by audience_size desc, reviewer_count desc, shelf_place, works.id
        limit ${limit}
      ) as known
    ) as works
    from contributors where contributors.id = ${id}
  `.execute(handle)
  const [row] = rows
  return row?.works ? { ...row, works: row.works } : undefined
}

export interface SeriesRow {
  id: number
  title: string
  medium: Medium
  /** The first ones, in their order. */
  works: LinkedWorkRow[]
}

/** A series with confirmed works. */
export async function findSeriesPage(
  handle: Handle,
  id: number,
  limit: number,
): Promise<SeriesRow | undefined> {
  const { rows } = await sql<Omit<SeriesRow, 'works'> & { works: LinkedWorkRow[] | null }>`
    select series.id, series.title, series.medium, (
      select json_agg(json_build_object('id', part.id, 'medium', part.medium, 'title', part.title))
      from (
        select works.id, works.medium, works.title
        from works
        where series_id = series.id and merged_into is null and ${isVisibleWork(null)}
        order by ${seriesOrder}
        limit ${limit}
      ) as part
    ) as works
    from series where series.id = ${id}
  `.execute(handle)
  const [row] = rows
  return row?.works ? { ...row, works: row.works } : undefined
}

export interface ReviewRow extends Titled {
  id: number
  rating: number
  /** The whole text, since a part might not close its marks; null if there is none or it contains spoilers. */
  text: string | null
  spoiler: boolean
  timePosted: Date
  username: string
  firstName: string | null
  lastName: string | null
  workId: number
  medium: Medium
  title: string
  creators: string[]
  releaseDate: string | null
  posterSource: string | null
}

/** A review as visible to visitors. Text with spoilers never leaves the database. */
export async function findReviewPage(handle: Handle, id: number): Promise<ReviewRow | undefined> {
  const { rows } = await sql<Omit<ReviewRow, 'displayTitle'>>`
    select reviews.id, reviews.rating, reviews.spoiler, reviews.time_posted as "timePosted",
      case when not reviews.spoiler then reviews.review end as text,
      users.username, users.first_name as "firstName", users.last_name as "lastName",
      works.id as "workId", works.medium, works.title, works.creators,
      works.release_date as "releaseDate", works.poster_source as "posterSource"
    from reviews
    join users on users.id = reviews.author_id
    join works on works.id = reviews.work_id
    where reviews.id = ${id} and ${mayRead(null)}
      and ${isVisibleWork(null)}
  `.execute(handle)
  return rows[0]
}

export interface LinkedWorkRow extends Titled {
  id: number
  medium: Medium
  title: string
}

/** A work whose cover is on a page with several works. */
export interface LeadingWorkRow extends LinkedWorkRow {
  creators: string[]
  releaseDate: string | null
  posterSource: string | null
}

export interface ListRow {
  id: number
  title: string
  description: string | null
  username: string
  isRanked: boolean
  entryCount: number
  /** The first ones by position. */
  works: LeadingWorkRow[]
}

/** A list visible to visitors, with its first entries. */
export async function findListPage(
  handle: Handle,
  id: number,
  entryLimit: number,
): Promise<ListRow | undefined> {
  const { rows } = await sql<ListRow>`
    select lists.id, ${shownTitle(null)} as title, lists.description, lists.is_ranked as "isRanked", users.username,
      (
        select count(*) from list_entries join works on works.id = list_entries.work_id
        where list_id = lists.id and ${isVisibleWork(null)}
      ) as "entryCount",
      (
        select coalesce(
          json_agg(
            json_build_object(
              'id', entry.id, 'medium', entry.medium, 'title', entry.title,
              'creators', entry.creators, 'releaseDate', entry.release_date,
              'posterSource', entry.poster_source
            )
            order by entry.position
          ),
          '[]'
        )
        from (
          select works.id, works.medium, works.title, works.creators, works.release_date,
            works.poster_source, list_entries.position
          from list_entries join works on works.id = list_entries.work_id
          where list_entries.list_id = lists.id and ${isVisibleWork(null)}
          order by list_entries.position limit ${entryLimit}
        ) as entry
      ) as works
    from lists join users on users.id = lists.owner_id
    where lists.id = ${id} and ${isVisibleList(null)}
  `.execute(handle)
  return rows[0]
}

/** The works of a medium with the largest audience. */
export async function listLeadingWorks(
  handle: Handle,
  medium: Medium,
  limit: number,
): Promise<LeadingWorkRow[]> {
  const { rows } = await sql<Omit<LeadingWorkRow, 'displayTitle'>>`
    select works.id, works.medium, works.title, works.creators,
      works.release_date as "releaseDate", works.poster_source as "posterSource"
    from work_counts join works on works.id = work_counts.work_id
    where work_counts.medium = ${medium} and is_listed
    order by audience_size desc, reviewer_count desc, shelf_place, work_id limit ${limit}
  `.execute(handle)
  return rows
}
