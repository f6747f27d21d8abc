import type { OwnAudience } from '@medley/contract/values/audiences'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** A reference to a work in a new review: our id or the data source's. */
export interface WorkName {
  medium: Medium
  id: number
  idIsExternal: boolean
}

/** The referenced works, in input order; null for unknown ones and those hidden from the actor. */
export async function listNamedWorkIds(
  handle: Handle,
  actor: Actor,
  names: readonly WorkName[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    select case
      when name."idIsExternal" then (
        select coalesce(works.merged_into, works.id) from works
        where works.medium = name.medium and works.external_id = name.id::text
          and works.standing = 'confirmed'
        order by works.id limit 1
      )
      else (
        select works.id from works
        where works.id = name.id and works.medium = name.medium and works.merged_into is null
          and ${isVisibleWork(actor)}
      )
    end as id
    from rows from (
      json_to_recordset(${JSON.stringify(names)})
      as (medium text, id integer, "idIsExternal" boolean)
    ) with ordinality as name (medium, id, "idIsExternal", place)
    order by name.place
  `.execute(handle)
  return rows.map(({ id }) => id)
}

export interface NewReview {
  workId: number
  medium: Medium
  rating: number
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
  importSource: 'letterboxd' | null
  audience: OwnAudience
}

/** A newly written review. */
export interface WrittenReview {
  id: number
  workId: number
  medium: Medium
}

/**
 * Writes reviews in one statement and returns the new ones; those imported earlier are skipped.
 * Imported ones are inserted in index key order, so that two imports do not deadlock.
 */
export async function insertReviews(
  handle: Handle,
  authorId: number,
  reviews: readonly NewReview[],
): Promise<WrittenReview[]> {
  const { rows } = await sql<WrittenReview>`
    insert into reviews
      (author_id, work_id, medium, rating, review, spoiler, time_posted, date_viewed, import_source,
        audience, is_listed)
    select ${authorId}, "workId", medium, rating, review, spoiler, "timePosted", "dateViewed",
      "importSource", audience, audience is null
    from rows from (
      json_to_recordset(${JSON.stringify(reviews)})
      as ("workId" integer, medium text, rating smallint, review text, spoiler boolean,
        "timePosted" timestamptz, "dateViewed" date, "importSource" text, audience text)
    ) with ordinality as added ("workId", medium, rating, review, spoiler, "timePosted",
      "dateViewed", "importSource", audience, place)
    order by case when "importSource" is not null then "workId" end, "timePosted", "dateViewed", place
    on conflict do nothing
    returning id, work_id as "workId", medium
  `.execute(handle)
  return rows
}

/**
 * Adds missing text to imported reviews: a diary has none, and the file of reviews may be imported
 * later. Existing text stays.
 */
export async function updateMissingTexts(
  handle: Handle,
  authorId: number,
  reviews: readonly NewReview[],
): Promise<void> {
  await sql`
    update reviews set review = brought.review
    from json_to_recordset(${JSON.stringify(reviews)})
      as brought ("workId" integer, review text, "timePosted" timestamptz, "dateViewed" date, "importSource" text)
    where author_id = ${authorId} and work_id = brought."workId"
      and import_source = brought."importSource" and time_posted = brought."timePosted"
      and date_viewed is not distinct from brought."dateViewed"
      and reviews.review is null and brought.review is not null
  `.execute(handle)
}

/** The review imported earlier with this key, locked against deletion until the transaction ends. */
export async function lockImportedReview(
  tx: Tx,
  authorId: number,
  { workId, importSource, timePosted, dateViewed }: NewReview,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from reviews
    where author_id = ${authorId} and work_id = ${workId} and import_source = ${importSource}
      and time_posted = ${timePosted}::timestamptz
      and date_viewed is not distinct from ${dateViewed}::date
    for key share
  `.execute(tx)
  return rows[0]?.id
}
