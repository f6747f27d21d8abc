import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import { exportedWork } from '../works/works.visibility.ts'
import { isVisibleReview } from './reviews.visibility.ts'

/** A review as a file names it: by author, time and work. */
export interface NamedReview {
  /** Null for the member whose file it is. */
  author: string | null
  timePosted: string
  medium: Medium
  title: string
  source: string
  externalId: string
}

/**
 * A query: the reviews that a member's file names and that the member may see, each by author, time and a
 * work of the same title or id, with the index of the name. Names without such a review are absent.
 */
export function namedReviews(userId: number, names: readonly NamedReview[]): RawBuilder<unknown> {
  const viewer = memberOf(userId)
  const placed = names.map((name, index) => ({ ...name, index }))
  return sql`
    select distinct on (name.index) name.index, reviews.id as "reviewId",
      reviews.author_id as "authorId"
    from json_to_recordset(${JSON.stringify(placed)}) as name (
      index integer, author text, "timePosted" timestamptz, medium text, title text, source text,
      "externalId" text
    )
    join users on users.id = ${userId} and name.author is null
      or users.username = name.author::citext
    join reviews on reviews.author_id = users.id and reviews.medium = name.medium
      and reviews.time_posted = name."timePosted"
    join works on works.id = reviews.work_id
    where (
      works.normalized_title = normalize_title(name.title)
      or exists (
        select from work_external_ids as known
        where known.work_id = works.id and known.source = name.source
          and known.external_id = name."externalId"
      )
    )
      and (reviews.author_id = ${userId} or ${isVisibleReview(viewer)})
    order by name.index, reviews.id
  `
}

/** A join after `reviews`: `named`, by which an export finds the review again. It is null if the member can no longer read it. */
export function namesOfReview(userId: number): RawBuilder<unknown> {
  return sql`left join lateral (
    select users.username::text as "reviewAuthor", reviews.time_posted as "timeReviewed",
      ${exportedWork}
    from works join users on users.id = reviews.author_id
    where works.id = reviews.work_id
      and (reviews.author_id = ${userId} or ${isVisibleReview(memberOf(userId))})
  ) as named on true`
}
