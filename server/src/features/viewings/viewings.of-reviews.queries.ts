import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A viewing that was written, as imports record it. */
export interface WrittenViewing {
  id: number
  workId: number
  day: string | null
  isRepeat: boolean
  tags: string[]
}

/** Gives viewings the days of their reviews. */
export async function moveToDaysOfReviews(tx: Tx, reviewIds: readonly number[]): Promise<void> {
  await sql`
    update viewings set day = reviews.date_viewed, month_or_year = null from reviews
    where reviews.id = any(${reviewIds}::integer[]) and viewings.review_id = reviews.id
      and viewings.day is distinct from reviews.date_viewed
  `.execute(tx)
}

/** Parts viewings from reviews without a date. */
export async function unlinkUndated(tx: Tx, reviewIds: readonly number[]): Promise<void> {
  await sql`
    update viewings set review_id = null from reviews
    where reviews.id = any(${reviewIds}::integer[]) and viewings.review_id = reviews.id
      and reviews.date_viewed is null
  `.execute(tx)
}

const isUnviewed = sql`
  reviews.date_viewed is not null
  and not exists (select from viewings where viewings.review_id = reviews.id)
`

/** Gives dated reviews the member's viewings of their days that have no review. */
export async function linkFreeViewings(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<void> {
  await sql`
    with dated as (
      select id, work_id, date_viewed,
        row_number() over (partition by work_id, date_viewed order by time_posted, id) as place
      from reviews
      where id = any(${reviewIds}::integer[]) and author_id = ${authorId} and ${isUnviewed}
    ), free as (
      select id, work_id, day, row_number() over (partition by work_id, day order by id) as place
      from viewings
      where user_id = ${authorId} and review_id is null and work_id in (select work_id from dated)
    )
    update viewings set review_id = dated.id
    from dated join free
      on free.work_id = dated.work_id and free.day = dated.date_viewed and free.place = dated.place
    where viewings.id = free.id and viewings.review_id is null
  `.execute(tx)
}

/** Gives the viewing of a review without a day a month or year, or takes it; false if there is none. */
export async function updateMonthOrYear(
  tx: Tx,
  reviewId: number,
  monthOrYear: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update viewings set month_or_year = ${monthOrYear} where review_id = ${reviewId} returning id
  `.execute(tx)
  return rows.length > 0
}

interface ReviewOfMonthOrYear {
  authorId: number
  reviewId: number
  monthOrYear: string
}

/** Gives a review the member's viewing of that month or year, if one has no review. */
export async function linkFreeMonthOrYear(
  tx: Tx,
  { authorId, reviewId, monthOrYear }: ReviewOfMonthOrYear,
): Promise<boolean> {
  const { rows } = await sql`
    update viewings set review_id = ${reviewId}
    where id = (
      select viewings.id from viewings join reviews on reviews.work_id = viewings.work_id
      where reviews.id = ${reviewId} and user_id = ${authorId} and review_id is null
        and day is null and month_or_year = ${monthOrYear}
      order by viewings.id limit 1
    )
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** Writes a viewing of a month or year for a review; again where an earlier one is known, or just the fact. */
export async function insertMonthOrYear(
  tx: Tx,
  { authorId, reviewId, monthOrYear }: ReviewOfMonthOrYear,
): Promise<void> {
  await sql`
    insert into viewings
      (user_id, work_id, medium, month_or_year, is_repeat, review_id, time_created)
    select author_id, work_id, medium, ${monthOrYear},
      exists (
        select from viewings as earlier
        where earlier.work_id = reviews.work_id and earlier.user_id = reviews.author_id
          and earlier.day_order <= day_order(null, ${monthOrYear})
      ),
      id, time_posted
    from reviews where id = ${reviewId} and author_id = ${authorId}
    on conflict (review_id) do nothing
  `.execute(tx)
}

/** Writes viewings of dated reviews that have none; again where an earlier day is known, or just the fact. */
export async function insertMissingViewings(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<WrittenViewing[]> {
  const { rows } = await sql<WrittenViewing>`
    with unviewed as (
      select * from reviews
      where id = any(${reviewIds}::integer[]) and author_id = ${authorId} and ${isUnviewed}
    ), first as materialized (
      -- Once per work, however many reviews it has.
      select work_id, review.date_viewed, review.id, viewing.day_order
      from (select distinct work_id from unviewed) as work
      left join lateral (
        select date_viewed, id from reviews
        where work_id = work.work_id and author_id = ${authorId} and date_viewed is not null
        order by date_viewed, id limit 1
      ) as review on true
      left join lateral (
        select min(day_order) as day_order from viewings
        where work_id = work.work_id and user_id = ${authorId}
      ) as viewing on true
    )
    insert into viewings (user_id, work_id, medium, day, is_repeat, review_id, time_created)
    select author_id, unviewed.work_id, medium, unviewed.date_viewed,
      coalesce((first.date_viewed, first.id) < (unviewed.date_viewed, unviewed.id), false)
        or coalesce(first.day_order <= day_order(unviewed.date_viewed, null), false),
      unviewed.id, time_posted
    from unviewed join first on first.work_id = unviewed.work_id
    order by unviewed.date_viewed, unviewed.id
    on conflict (review_id) do nothing
    returning id, work_id as "workId", day, is_repeat as "isRepeat", tags
  `.execute(tx)
  return rows
}
