import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { mayBeInFeedOf } from '../not-for-me/not-for-me.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { reviewColumns, type ReviewRow } from './reviews.queries.ts'
import { isListedReview, isVisibleReview } from './reviews.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** An order other than newest first. */
export type ReviewSort = 'rating' | 'likes'

export type ReviewSet = 'friendAndMe' | 'friend' | 'public' | 'any'

export interface ReviewFilter {
  friendship: ReviewSet
  mediums?: readonly Medium[] | undefined
  work?: { id: number; medium: Medium } | undefined
  author?: number | undefined
  rating?: number | undefined
  /** Only reviews with a text or marked as spoilers if true, only the others if false. */
  hasText?: boolean | undefined
  sort?: ReviewSort | undefined
  limit: number
  offset: number
}

/** A review's position in an order. */
export interface ReviewKey {
  id: number
  rating: number
  likes: number
  /** Posting time in microseconds, which a Date would truncate. */
  micros: number
}

/** A review of a page; one that is hidden from the viewer still has its place in the order. */
export interface ListedReview {
  key: ReviewKey
  isShown: boolean
  row: ReviewRow
}

interface ListedRow extends ReviewRow {
  keyRating: number
  keyLikes: number
  keyMicros: number
  isShown: boolean
}

/** A page of reviews, newest, highest or most liked first, after `after` if given. */
export async function listReviewPage(
  handle: Handle,
  viewer: Viewer,
  filter: ReviewFilter,
  after?: ReviewKey,
): Promise<ListedReview[]> {
  const { rows } = await sql<ListedRow>`
    with page as materialized (${keysOf(viewer, filter, after)})
    select ${reviewColumns(viewer)}, page.rating as "keyRating", page.likes as "keyLikes",
      (extract(epoch from page.time_posted) * 1000000)::bigint as "keyMicros",
      ${isVisibleReview(viewer)} as "isShown"
    from page
    join reviews on reviews.id = page.id
    join users on users.id = reviews.author_id
    join works on works.id = reviews.work_id
    order by ${orders[filter.sort ?? 'newest'].ofPage}
  `.execute(handle)
  return rows.map(({ keyRating, keyLikes, keyMicros, isShown, ...row }) => ({
    key: { id: row.id, rating: keyRating, likes: keyLikes, micros: keyMicros },
    isShown,
    row,
  }))
}

/**
 * The keys of a page. Merges the first few rows of each branch (a friend, a medium) from its index: the
 * cost depends on the page size, the offset and the number of friends, not on how much they wrote. Only
 * `likes` and `rating` read all reviews of their work: an index with likes would be written to by each like.
 */
function keysOf(
  viewer: Viewer,
  filter: ReviewFilter,
  after: ReviewKey | undefined,
): RawBuilder<unknown> {
  const authors = authorsOf(viewer, filter)
  const sources = [
    // Blocks are checked once per author if there are few, otherwise once per review.
    authors
      ? sql`(
          select author.id from (${authors}) as author (id)
          where ${maySee(viewer, 'author.id')} and ${isWanted(viewer, filter, 'author.id')}
        ) as author`
      : sql`(values (true)) as everything`,
    ...(filter.mediums ? [sql`unnest(${[...new Set(filter.mediums)]}::text[]) as wanted`] : []),
  ]
  const conditions = [
    ...(authors
      ? [sql`reviews.author_id = author.id`]
      : [
          isOfSet(viewer, filter.friendship, 'reviews.author_id'),
          maySee(viewer, 'reviews.author_id'),
          isWanted(viewer, filter, 'reviews.author_id'),
        ]),
    ...(filter.mediums ? [sql`reviews.medium = wanted`] : []),
    ...(filter.work
      ? [sql`reviews.work_id = ${filter.work.id} and reviews.medium = ${filter.work.medium}`]
      : []),
    ...(isFeed(filter) ? [isOfShownWork(viewer)] : []),
  ]
  if (filter.rating !== undefined) conditions.push(sql`reviews.rating = ${filter.rating}`)
  if (filter.hasText !== undefined) {
    conditions.push(sql`(review is not null or spoiler) = ${filter.hasText}`)
  }
  if (!isAmongFriends(viewer, filter.friendship)) conditions.push(isListedReview(viewer))
  if (after) conditions.push(isAfter(after, filter.sort))
  // Only columns in the order's index, for an index-only scan; `work_id` is in those of authors.
  const { keys, order } = orders[filter.sort ?? 'newest']
  return sql`
    select first_few.*
    from ${sql.join(sources, sql` cross join `)}
    cross join lateral (
      select ${keys}
      from reviews
      where ${sql.join(conditions, sql` and `)}
      order by ${order}
      limit ${filter.limit + filter.offset}
    ) as first_few
    order by ${order}
    limit ${filter.limit} offset ${filter.offset}
  `
}

const orders = {
  newest: {
    keys: sql`id, 0 as rating, 0 as likes, time_posted`,
    order: sql`time_posted desc, id desc`,
    ofPage: sql`page.time_posted desc, page.id desc`,
  },
  rating: {
    keys: sql`id, rating, 0 as likes, time_posted`,
    order: sql`rating desc, time_posted desc, id desc`,
    ofPage: sql`page.rating desc, page.time_posted desc, page.id desc`,
  },
  likes: {
    keys: sql`id, 0 as rating, like_count as likes, time_posted`,
    order: sql`likes desc, time_posted desc, id desc`,
    ofPage: sql`page.likes desc, page.time_posted desc, page.id desc`,
  },
}

/** A condition: the review comes after `key`. A row comparison, matching the order. */
function isAfter(key: ReviewKey, sort: ReviewSort | undefined): RawBuilder<SqlBool> {
  const { id, rating, likes, micros } = key
  const time = sql`'epoch'::timestamptz + ${micros}::double precision * interval '1 microsecond'`
  if (sort === 'rating') {
    return sql<SqlBool>`(rating, time_posted, id) < (${rating}::smallint, ${time}, ${id}::integer)`
  }
  if (sort === 'likes') {
    return sql<SqlBool>`(like_count, time_posted, id) < (${likes}::integer, ${time}, ${id}::integer)`
  }
  return sql<SqlBool>`(time_posted, id) < (${time}, ${id}::integer)`
}

/** True if the reviews are neither of one work nor by one author, where members look on purpose. */
function isFeed({ work, author }: ReviewFilter): boolean {
  return work === undefined && author === undefined
}

/** A condition: the viewer does not mute the author in `column`, or asks for this author alone. */
function isWanted(viewer: Viewer, { author }: ReviewFilter, column: string): RawBuilder<SqlBool> {
  return author === undefined ? notMuted(viewer, column) : sql<SqlBool>`true`
}

/** A condition: the review is the viewer's own, or of a work that they keep in their feeds. */
function isOfShownWork(viewer: Viewer): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`true`
  return sql<SqlBool>`(
    reviews.author_id = ${viewer.id} or ${mayBeInFeedOf(viewer, 'reviews.work_id')}
  )`
}

/** True if all reviews of the set are visible, those of added works included. */
function isAmongFriends(viewer: Viewer, set: ReviewSet): boolean {
  return viewer !== null && (set === 'friend' || set === 'friendAndMe')
}

/** The authors of a page if they are few; undefined for everyone. */
function authorsOf(viewer: Viewer, filter: ReviewFilter): RawBuilder<unknown> | undefined {
  if (filter.author !== undefined) {
    const one = sql`(select ${filter.author}::integer as id)`
    return sql`select one.id from ${one} as one where ${isOfSet(viewer, filter.friendship, 'one.id')}`
  }
  if (!viewer) return undefined
  if (filter.friendship === 'friend') return friendIdsOf(viewer.id)
  if (filter.friendship === 'friendAndMe') {
    return sql`select ${viewer.id}::integer union all ${friendIdsOf(viewer.id)}`
  }
  return undefined
}

/** A condition: the user in `column` belongs to the viewer's set. */
function isOfSet(viewer: Viewer, set: ReviewSet, column: string): RawBuilder<SqlBool> {
  if (!viewer || set === 'any') return sql<SqlBool>`true`
  const author = sql.ref(column)
  const friends = friendIdsOf(viewer.id)
  if (set === 'friend') return sql<SqlBool>`${author} in ${friends}`
  if (set === 'friendAndMe') {
    return sql<SqlBool>`(${author} = ${viewer.id} or ${author} in ${friends})`
  }
  return sql<SqlBool>`(${author} <> ${viewer.id} and ${author} not in ${friends})`
}
