import type { Medium } from '@medley/contract/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'

export type ReviewSet = 'friendAndMe' | 'friend' | 'public' | 'any'

export interface ReviewFilter {
  friendship: ReviewSet
  mediums?: readonly Medium[] | undefined
  work?: { id: number; medium: Medium } | undefined
  author?: number | undefined
  sort?: 'rating' | undefined
  limit: number
  offset: number
}

/**
 * The ids of a page of reviews, newest or highest first. Each source (a friend, a medium) gives the
 * first few of its own index, and these are merged: the cost follows the page and the number of
 * friends, not how much they wrote.
 */
export async function listReviewIds(
  handle: Handle,
  viewer: Viewer,
  filter: ReviewFilter,
): Promise<number[]> {
  const authors = authorsOf(viewer, filter)
  const sources = [
    // A block is asked for once per author where authors are few, else once per review.
    authors
      ? sql`(
          select author.id from (${authors}) as author (id)
          where ${noBlockBetween(viewer, 'author.id')}
        ) as author`
      : sql`(values (true)) as everything`,
    ...(filter.mediums ? [sql`unnest(${[...new Set(filter.mediums)]}::text[]) as wanted`] : []),
  ]
  const conditions = [
    ...(authors
      ? [sql`reviews.author_id = author.id`]
      : [
          isOfSet(viewer, filter.friendship, 'reviews.author_id'),
          noBlockBetween(viewer, 'reviews.author_id'),
        ]),
    ...(filter.mediums ? [sql`reviews.medium = wanted`] : []),
    ...(filter.work
      ? [sql`reviews.work_id = ${filter.work.id} and reviews.medium = ${filter.work.medium}`]
      : []),
  ]
  // No more columns than the index of the order holds.
  const byRating = filter.sort === 'rating'
  const keys = byRating ? sql`id, rating, time_posted` : sql`id, time_posted`
  const order = byRating
    ? sql`rating desc, time_posted desc, id desc`
    : sql`time_posted desc, id desc`
  const { rows } = await sql<{ id: number }>`
    select first_few.id
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
  `.execute(handle)
  return rows.map(({ id }) => id)
}

/** The few authors a page is made of, or undefined where it is made of everybody. */
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

/** A condition: the user in `column` belongs to the set, seen from the viewer. */
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
