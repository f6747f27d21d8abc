import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** All of a review that an import can replace. */
export interface WholeReview {
  rating: number
  sourceRating: string | null
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
}

/** A review as it was written, to see later whether it changed. */
interface ReviewState {
  rating: number
  textHash: string
  spoiler: boolean
  dateViewed: string | null
}

interface Replaced extends Omit<WholeReview, 'timePosted'> {
  id: number
  timePosted: Date
  now: ReviewState
}

/** True if no other review of the member from the same source has these dates. */
const isFree = (time: string, date: string) => sql`
  not exists (
    select from reviews as other
    where other.author_id = reviews.author_id and other.work_id = reviews.work_id
      and other.id <> reviews.id and other.import_source = reviews.import_source
      and other.time_posted = ${sql.ref(time)}
      and other.date_viewed is not distinct from ${sql.ref(date)}
  )
`

/**
 * Replaces own reviews, unless another has their new dates; a text or day that is not given stays.
 * Returns the replaced ones by id, before and now.
 */
export async function replaceReviews(
  tx: Tx,
  authorId: number,
  reviews: readonly (WholeReview & { id: number })[],
): Promise<Map<number, { before: WholeReview; now: ReviewState }>> {
  if (reviews.length === 0) return new Map()
  const { rows } = await sql<Replaced>`
    with brought as (
      select one.id, one.rating, one."sourceRating", coalesce(one.review, reviews.review) as review,
        case when one.review is null then reviews.spoiler else one.spoiler end as spoiler,
        one."timePosted", coalesce(one."dateViewed", reviews.date_viewed) as "dateViewed"
      from json_to_recordset(${JSON.stringify(reviews)}) as one (
        id integer, rating smallint, "sourceRating" text, review text, spoiler boolean,
        "timePosted" timestamptz, "dateViewed" date
      ) join reviews on reviews.id = one.id
    ), before as (
      select reviews.* from reviews join brought on brought.id = reviews.id
      where reviews.author_id = ${authorId} for no key update of reviews
    ), changed as (
      update reviews set rating = brought.rating, source_rating = brought."sourceRating",
        review = brought.review, spoiler = brought.spoiler, time_posted = brought."timePosted",
        date_viewed = brought."dateViewed"
      from brought
      where reviews.id = brought.id and reviews.id in (select id from before)
        and ${isFree('brought.timePosted', 'brought.dateViewed')}
      returning reviews.id, json_build_object(
        'rating', reviews.rating, 'textHash', md5(coalesce(reviews.review, '')),
        'spoiler', reviews.spoiler, 'dateViewed', reviews.date_viewed
      ) as now
    )
    select before.id, rating, source_rating as "sourceRating", review, spoiler,
      time_posted as "timePosted", date_viewed as "dateViewed", changed.now
    from before join changed on changed.id = before.id
  `.execute(tx)
  return new Map(
    rows.map(({ id, now, timePosted, ...before }) => [
      id,
      { before: { ...before, timePosted: timePosted.toISOString() }, now },
    ]),
  )
}

/** Restores replaced reviews that are as they were written, unless another has their dates. Returns the ids. */
export async function restoreReviews(
  tx: Tx,
  authorId: number,
  replaced: readonly { id: number; before: WholeReview; now: ReviewState }[],
): Promise<{ restored: number[]; kept: number[] }> {
  const { rows } = await sql<{ id: number; isRestored: boolean }>`
    with made as (
      select id, now, "before".* from json_to_recordset(${JSON.stringify(replaced)})
        as one (id integer, now jsonb, "before" jsonb)
      cross join jsonb_to_record("before") as "before" (
        rating smallint, "sourceRating" text, review text, spoiler boolean,
        "timePosted" timestamptz, "dateViewed" date
      )
    ), restored as (
      update reviews set rating = made.rating, source_rating = made."sourceRating",
        review = made.review, spoiler = made.spoiler, time_posted = made."timePosted",
        date_viewed = made."dateViewed"
      from made
      where reviews.id = made.id and reviews.author_id = ${authorId}
        and reviews.rating = (made.now->>'rating')::smallint
        and md5(coalesce(reviews.review, '')) = made.now->>'textHash'
        and reviews.spoiler = (made.now->>'spoiler')::boolean
        and reviews.date_viewed is not distinct from (made.now->>'dateViewed')::date
        and ${isFree('made.timePosted', 'made.dateViewed')}
      returning reviews.id
    )
    select reviews.id, reviews.id in (select id from restored) as "isRestored"
    from reviews join made on made.id = reviews.id where reviews.author_id = ${authorId}
  `.execute(tx)
  const idsOf = (isRestored: boolean) =>
    rows.filter((row) => row.isRestored === isRestored).map(({ id }) => id)
  return { restored: idsOf(true), kept: idsOf(false) }
}
