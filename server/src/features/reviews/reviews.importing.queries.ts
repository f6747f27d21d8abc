import type { ImportSource } from '@medley/contract/imports'
import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A review as an import writes it. */
export interface ImportedReview {
  workId: number
  medium: Medium
  rating: number
  sourceRating: string | null
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
  /** null for one that was written in a Medley. */
  importSource: ImportSource | null
}

/** Answers the ids by the place of each review; null for one that stood here before. */
export async function insertImportedReviews(
  tx: Tx,
  authorId: number,
  reviews: readonly ImportedReview[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    with brought as (
      select * from rows from (
        json_to_recordset(${JSON.stringify(reviews)})
        as ("workId" integer, medium text, rating smallint, "sourceRating" text, review text,
          spoiler boolean, "timePosted" timestamptz, "dateViewed" date, "importSource" text)
      ) with ordinality as one ("workId", medium, rating, "sourceRating", review, spoiler,
        "timePosted", "dateViewed", "importSource", place)
    ), added as (
      insert into reviews (author_id, work_id, medium, rating, source_rating, review, spoiler,
        time_posted, date_viewed, import_source)
      select ${authorId}::integer, "workId", medium, rating, "sourceRating", review, spoiler,
        "timePosted", "dateViewed", "importSource"
      from brought order by "timePosted", "workId", "dateViewed", place
      on conflict do nothing
      returning id, work_id, import_source, time_posted, date_viewed
    )
    select added.id from brought left join added
      on added.work_id = brought."workId" and added.import_source is not distinct from brought."importSource"
      and added.time_posted = brought."timePosted"
      and added.date_viewed is not distinct from brought."dateViewed"
    order by brought.place
  `.execute(tx)
  return rows.map(({ id }) => id)
}

/** What a review that was a bare score gets from its diary row. */
export interface Completion {
  id: number
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
}

/** What a review was before it was completed; its text was none. */
export interface Incomplete {
  id: number
  timePosted: Date
  dateViewed: string | null
}

/** Completes reviews that have no text; answers what those that could be were before. */
export async function updateCompletedReviews(
  tx: Tx,
  authorId: number,
  completions: readonly Completion[],
): Promise<Incomplete[]> {
  const { rows } = await sql<Incomplete>`
    with brought as (
      select * from json_to_recordset(${JSON.stringify(completions)})
        as one (id integer, review text, spoiler boolean, "timePosted" timestamptz, "dateViewed" date)
    ), before as (
      select reviews.id, time_posted as "timePosted", date_viewed as "dateViewed"
      from reviews join brought using (id)
      where author_id = ${authorId} and reviews.review is null
      for no key update of reviews
    ), changed as (
      update reviews set review = brought.review, spoiler = brought.spoiler,
        time_posted = brought."timePosted", date_viewed = brought."dateViewed"
      from brought where reviews.id = brought.id and brought.id in (select id from before)
    )
    select * from before
  `.execute(tx)
  return rows
}

/** A review as it was written by an import, to tell whether anybody changed it since. */
export interface MadeReview {
  id: number
  rating: number
  /** MD5 of the text, of nothing where there is none. */
  textHash: string
  spoiler: boolean
  dateViewed: string | null
}

const isUnchanged = sql`
  reviews.rating = made.rating and md5(coalesce(reviews.review, '')) = made."textHash"
  and reviews.spoiler = made.spoiler and reviews.date_viewed is not distinct from made."dateViewed"
`

/** Deletes those that still are as they were made; answers the ids of those that are not. */
export async function deleteUnchangedReviews(
  tx: Tx,
  authorId: number,
  made: readonly MadeReview[],
): Promise<number[]> {
  await sql`
    delete from reviews
    using json_to_recordset(${JSON.stringify(made)})
      as made (id integer, rating smallint, "textHash" text, spoiler boolean, "dateViewed" date)
    where reviews.id = made.id and reviews.author_id = ${authorId} and ${isUnchanged}
  `.execute(tx)
  const rows = await tx
    .selectFrom('reviews')
    .select('id')
    .where('author_id', '=', authorId)
    .where('id', '=', sql<number>`any(${made.map(({ id }) => id)}::integer[])`)
    .execute()
  return rows.map(({ id }) => id)
}

/** A completed review, and what it was before. */
export interface MadeCompletion extends MadeReview {
  before: { timePosted: string; dateViewed: string | null }
}

/** Takes completions back; answers the ids of reviews that were changed since, or whose place is taken. */
export async function undoCompletions(
  tx: Tx,
  authorId: number,
  made: readonly MadeCompletion[],
): Promise<number[]> {
  const plain = made.map(({ before, ...one }) => ({
    ...one,
    timeBefore: before.timePosted,
    dateBefore: before.dateViewed,
  }))
  const { rows } = await sql<{ id: number; undone: boolean }>`
    with made as (
      select * from json_to_recordset(${JSON.stringify(plain)})
        as one (id integer, rating smallint, "textHash" text, spoiler boolean, "dateViewed" date,
          "timeBefore" timestamptz, "dateBefore" date)
    ), undone as (
      update reviews set review = null, spoiler = false, time_posted = made."timeBefore",
        date_viewed = made."dateBefore"
      from made
      where reviews.id = made.id and reviews.author_id = ${authorId} and ${isUnchanged}
        and not exists (
          select from reviews as other
          where other.author_id = reviews.author_id and other.work_id = reviews.work_id
            and other.id <> reviews.id and other.import_source = reviews.import_source
            and other.time_posted = made."timeBefore"
            and other.date_viewed is not distinct from made."dateBefore"
        )
      returning reviews.id
    )
    select reviews.id, reviews.id in (select id from undone) as undone
    from reviews join made on made.id = reviews.id where reviews.author_id = ${authorId}
  `.execute(tx)
  return rows.filter(({ undone }) => !undone).map(({ id }) => id)
}
