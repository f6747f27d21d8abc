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
    update viewings set day = reviews.date_viewed from reviews
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

/** Writes viewings of dated reviews that have none; again where an earlier day is known, or just the fact. */
export async function insertMissingViewings(
  tx: Tx,
  authorId: number,
  reviewIds: readonly number[],
): Promise<WrittenViewing[]> {
  const { rows } = await sql<WrittenViewing>`
    insert into viewings (user_id, work_id, medium, day, is_repeat, review_id, time_created)
    select author_id, work_id, medium, date_viewed,
      exists (
        select from reviews as earlier
        where earlier.work_id = reviews.work_id and earlier.author_id = reviews.author_id
          and (earlier.date_viewed, earlier.id) < (reviews.date_viewed, reviews.id)
      ) or exists (
        select from viewings as earlier
        where earlier.work_id = reviews.work_id and earlier.user_id = reviews.author_id
          and coalesce(earlier.day, '-infinity') <= reviews.date_viewed
      ),
      id, time_posted
    from reviews
    where id = any(${reviewIds}::integer[]) and author_id = ${authorId} and ${isUnviewed}
    order by date_viewed, id
    on conflict (review_id) do nothing
    returning id, work_id as "workId", day, is_repeat as "isRepeat", tags
  `.execute(tx)
  return rows
}
