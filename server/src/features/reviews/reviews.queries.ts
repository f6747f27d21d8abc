import type { OwnAudience } from '@medley/contract/values/audiences'
import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Authorized, Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { monthOrYearOfReview } from '../viewings/viewings.visibility.ts'
import { isListedReview, isVisibleReview } from './reviews.visibility.ts'

/** A review with its author, its work, and the viewer's like and marks. */
export interface ReviewRow {
  id: number
  rating: number
  review: string | null
  spoiler: boolean
  isSpoilerOpen: boolean
  timePosted: Date
  dateViewed: string | null
  viewedIn: string | null
  imported: boolean
  likeCount: number
  likedByMe: boolean
  hasEngaged: boolean
  savedForLater: boolean
  authorId: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  workId: number
  medium: Medium
  title: string
  posterSource: string | null
  releaseDate: string | null
  creators: string[]
  audience: OwnAudience
}

/** The columns of a `ReviewRow`, of joined rows of `reviews`, `users` and `works`. */
export function reviewColumns(viewer: Viewer): RawBuilder<unknown> {
  const likedByMe = viewer
    ? sql`exists (
        select from review_likes
        where review_likes.review_id = reviews.id and review_likes.user_id = ${viewer.id}
      )`
    : sql`false`
  const isSpoilerOpen = viewer
    ? sql`exists (
        select from engagements
        where reviews.spoiler and reviews.author_id <> ${viewer.id}
          and engagements.user_id = ${viewer.id} and engagements.work_id = reviews.work_id
      )`
    : sql`false`
  const isMarked = (table: 'engagements' | 'saved_works') =>
    viewer
      ? sql`exists (
          select from ${sql.table(table)} as mark
          where mark.user_id = ${viewer.id} and mark.work_id = reviews.work_id
        )`
      : sql`false`
  return sql`
    reviews.id, reviews.rating, reviews.review, reviews.spoiler,
    ${isSpoilerOpen} as "isSpoilerOpen",
    reviews.time_posted as "timePosted", reviews.date_viewed as "dateViewed", ${monthOrYearOfReview} as "viewedIn",
    reviews.import_source is not null as imported,
    reviews.like_count as "likeCount", ${likedByMe} as "likedByMe",
    ${isMarked('engagements')} as "hasEngaged", ${isMarked('saved_works')} as "savedForLater",
    reviews.author_id as "authorId", users.username, users.first_name as "firstName",
    users.last_name as "lastName", users.profile_picture as "profilePicture",
    reviews.work_id as "workId", works.medium, works.title,
    works.poster_source as "posterSource", works.release_date as "releaseDate", works.creators,
    reviews.audience
  `
}

/** Reviews in the order of the ids, without those hidden from the viewer. */
export async function listReviewsById(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select ${reviewColumns(viewer)}
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    join reviews on reviews.id = wanted.id
    join users on users.id = reviews.author_id
    join works on works.id = reviews.work_id
    where ${isVisibleReview(viewer)}
    order by wanted.place
  `.execute(handle)
  return rows
}

/** The fields of a review that its rules need. */
export interface OwnedReview {
  id: number
  authorId: number
}

/** A review, and whether the viewer may see it. */
export async function findOwnedReview(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<(OwnedReview & { visible: boolean }) | undefined> {
  const { rows } = await sql<OwnedReview & { visible: boolean }>`
    select reviews.id, author_id as "authorId",
      ${isVisibleReview(viewer)} as visible
    from reviews join works on works.id = reviews.work_id
    where reviews.id = ${id}
  `.execute(handle)
  return rows[0]
}

/** A review, if it is of the given work. */
export async function findReviewOfWork(
  handle: Handle,
  { id, workId }: { id: number; workId?: number },
): Promise<OwnedReview | undefined> {
  let review = handle
    .selectFrom('reviews')
    .select(['id', 'author_id as authorId'])
    .where('id', '=', id)
  if (workId !== undefined) review = review.where('work_id', '=', workId)
  return review.executeTakeFirst()
}

/** The changes; undefined fields stay. */
export interface ReviewChanges {
  review?: string | null | undefined
  rating?: number | undefined
  spoiler?: boolean | undefined
  dateViewed?: string | null | undefined
  /** The month or year of the viewing, for a review without a day. */
  viewedIn?: string | null | undefined
  audience?: OwnAudience | undefined
}

/** Changes a review; returns whether it still existed. */
export async function updateReview(
  handle: Handle,
  review: Authorized<OwnedReview>,
  changes: ReviewChanges,
): Promise<boolean> {
  const { rows } = await sql`
    update reviews set
      rating = coalesce(${changes.rating ?? null}::smallint, rating),
      spoiler = coalesce(${changes.spoiler ?? null}::boolean, spoiler),
      review = case when ${changes.review !== undefined}::boolean
        then ${changes.review ?? null}::text else review end,
      date_viewed = case when ${changes.dateViewed !== undefined}::boolean
        then ${changes.dateViewed ?? null}::date else date_viewed end
      ${changes.audience === undefined ? sql`` : changedAudience(changes.audience)}
    where id = ${review.id}
    returning id
  `.execute(handle)
  return rows.length > 0
}

/** A part of an update of reviews, which also lists the review or not. */
function changedAudience(audience: OwnAudience) {
  return sql`, audience = ${audience}, is_listed = (${audience}::text is null and (
    select standing = 'confirmed' from works where works.id = reviews.work_id
  ))`
}

/** Deletes a review with its likes and comments; returns whether it still existed. */
export async function deleteReviewRow(
  handle: Handle,
  review: Authorized<OwnedReview>,
): Promise<boolean> {
  const result = await handle
    .deleteFrom('reviews')
    .where('id', '=', review.id)
    .executeTakeFirstOrThrow()
  return result.numDeletedRows > 0n
}

/** A user's number of reviews per medium; with a date, only those viewed on or after it. */
export async function countReviewsPerMedium(
  handle: Handle,
  viewer: Viewer,
  authorId: number,
  minDateViewed: string | null,
): Promise<{ medium: Medium; count: number }[]> {
  const { rows } = await sql<{ medium: Medium; count: number }>`
    select medium, count(*) as count
    from reviews
    where author_id = ${authorId} and ${isListedReview(viewer)}
      and (${minDateViewed}::date is null or date_viewed >= ${minDateViewed}::date)
    group by medium
  `.execute(handle)
  return rows
}
