import { createHash } from 'node:crypto'
import type { ImportSource } from '@medley/contract/transfer/import-values'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  type ImportTarget,
  keptBecause,
  type StoredWrite,
  type Write,
} from '../../ports/import-target.ts'
import { replaceReviews, restoreReviews, type WholeReview } from './reviews.replacing.queries.ts'
import type { OwnAudience } from '@medley/contract/values/audiences'

/** A review to be written by an import. */
export interface ImportedReview {
  workId: number
  medium: Medium
  rating: number
  sourceRating: string | null
  review: string | null
  spoiler: boolean
  timePosted: string
  dateViewed: string | null
  /** Null for a review written in Medley. */
  importSource: ImportSource | null
  importKey: string
  /** An existing review without text that receives this one's text and dates; null for a new review. */
  completes: number | null
  audience: OwnAudience
  /** An existing review that receives this one's score, text and dates; null for any other. */
  replaces: number | null
}

/** A review by the member. */
export interface ExistingReview {
  id: number
  importSource: string | null
  timePosted: string
  dateViewed: string | null
  rating: number
  hasText: boolean
  /** MD5 of the text, or of an empty string if there is none. */
  textHash: string
  /** The beginning of the text. */
  excerpt: string | null
  textLength: number
  spoiler: boolean
  /** The key from its import; stays when the member changes the date. */
  importedAs: string | null
  /** The import that wrote it last; null if none is known. */
  importId: number | null
  /** As it was imported last; null if no import remembers it. */
  written: (Pick<ReviewState, 'rating' | 'textHash' | 'dateViewed'> & Partial<ReviewState>) | null
}

interface Days {
  timePosted: string
  dateViewed: string | null
}

/** A review written by an import; `before` holds its dates before completion, `replaced` all before a replacement. */
interface ReviewState {
  rating: number
  /** MD5 of the text, or of an empty string if there is none. */
  textHash: string
  spoiler: boolean
  dateViewed: string | null
  before?: Days
  replaced?: WholeReview
}

export const reviewsImportTarget: ImportTarget<
  readonly number[],
  Map<number, ExistingReview[]>,
  ImportedReview,
  ReviewState
> = {
  kinds: ['replacement', 'review', 'completion'],
  existing: listByWork,
  write: async (tx, authorId, reviews) => [
    ...(await writeNew(
      tx,
      authorId,
      reviews.filter(({ completes, replaces }) => completes === null && replaces === null),
    )),
    ...(await writeReplacements(
      tx,
      authorId,
      reviews.filter(({ replaces }) => replaces !== null),
    )),
    ...(await writeCompletions(
      tx,
      authorId,
      reviews.filter(({ completes }) => completes !== null),
    )),
  ],
  revert: async (tx, authorId, writes, deps) => {
    const [first] = writes
    const kept = new Set(await revertOf(first)(tx, authorId, writes.map(toRow), deps))
    return keptBecause('changedSince', writes, ({ targetId }) => kept.has(targetId ?? 0))
  },
}

function revertOf(write: StoredWrite<ReviewState> | undefined) {
  if (write?.kind === 'replacement') return revertReplacements
  return write?.kind === 'completion' ? revertCompletions : deleteUnchanged
}

async function listByWork(
  handle: Handle,
  authorId: number,
  workIds: readonly number[],
): Promise<Map<number, ExistingReview[]>> {
  const { rows } = await sql<
    Omit<ExistingReview, 'timePosted'> & { workId: number; timePosted: Date }
  >`
    with written as materialized (
      select distinct on (target_id) target_id, import_key, import_id, state from import_writes
      where user_id = ${authorId} and work_id = any(${workIds}::integer[])
        and import_key is not null
      order by target_id, id desc
    )
    select reviews.id, reviews.work_id as "workId", import_source as "importSource",
      time_posted as "timePosted", date_viewed as "dateViewed", rating,
      review is not null as "hasText", md5(coalesce(review, '')) as "textHash",
      case when char_length(review) > ${excerptLength} then left(review, ${excerptLength}) || '…'
        else review end as excerpt,
      coalesce(char_length(review), 0) as "textLength", spoiler,
      written.import_key as "importedAs", written.import_id as "importId",
      written.state as written
    from reviews
    left join written on written.target_id = reviews.id
    where author_id = ${authorId} and reviews.work_id = any(${workIds}::integer[])
    order by reviews.id
  `.execute(handle)
  const byWork = new Map<number, ExistingReview[]>()
  for (const { workId, timePosted, ...row } of rows) {
    const review = { ...row, timePosted: timePosted.toISOString() }
    const known = byWork.get(workId)
    if (known) known.push(review)
    else byWork.set(workId, [review])
  }
  return byWork
}

const excerptLength = 280

async function writeNew(
  tx: Tx,
  authorId: number,
  reviews: readonly ImportedReview[],
): Promise<Write<ReviewState>[]> {
  const ids = await insertImported(tx, authorId, reviews)
  return reviews.flatMap((review, index) => {
    const id = ids[index] ?? null
    return id === null ? [] : [toWrite('review', id, review)]
  })
}

/** Returns the ids in input order; null for reviews that already existed. */
async function insertImported(
  tx: Tx,
  authorId: number,
  reviews: readonly ImportedReview[],
): Promise<(number | null)[]> {
  const { rows } = await sql<{ id: number | null }>`
    with brought as (
      select * from rows from (
        json_to_recordset(${JSON.stringify(reviews)})
        as ("workId" integer, medium text, rating smallint, "sourceRating" text, review text,
          spoiler boolean, "timePosted" timestamptz, "dateViewed" date, "importSource" text, audience text)
      ) with ordinality as one ("workId", medium, rating, "sourceRating", review, spoiler,
        "timePosted", "dateViewed", "importSource", audience, place)
    ), added as (
      insert into reviews (author_id, work_id, medium, rating, source_rating, review, spoiler,
        time_posted, date_viewed, import_source, audience, is_listed)
      select ${authorId}::integer, "workId", medium, rating, "sourceRating", review, spoiler,
        "timePosted", "dateViewed", "importSource", audience, audience is null
      -- By the key of their index, so that two imports do not block each other.
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

/** Completes reviews without text. */
async function writeCompletions(
  tx: Tx,
  authorId: number,
  reviews: readonly ImportedReview[],
): Promise<Write<ReviewState>[]> {
  const { rows } = await sql<{ id: number; timePosted: Date; dateViewed: string | null }>`
    with brought as (
      select * from json_to_recordset(${JSON.stringify(reviews)}) as one (
        completes integer, review text, spoiler boolean, "timePosted" timestamptz, "dateViewed" date
      )
    ), before as (
      select reviews.id, time_posted as "timePosted", date_viewed as "dateViewed"
      from reviews join brought on brought.completes = reviews.id
      where author_id = ${authorId} and reviews.review is null
      for no key update of reviews
    ), changed as (
      update reviews set review = brought.review, spoiler = brought.spoiler,
        time_posted = brought."timePosted", date_viewed = brought."dateViewed"
      from brought
      where reviews.id = brought.completes and brought.completes in (select id from before)
    )
    select * from before
  `.execute(tx)
  const before = new Map(rows.map((row) => [row.id, row]))
  return reviews.flatMap((review) => {
    const was = before.get(review.completes ?? 0)
    if (!was) return []
    const days = { timePosted: was.timePosted.toISOString(), dateViewed: was.dateViewed }
    return [toWrite('completion', was.id, review, days)]
  })
}

/** Replaces reviews that changed at the source. */
async function writeReplacements(
  tx: Tx,
  authorId: number,
  reviews: readonly ImportedReview[],
): Promise<Write<ReviewState>[]> {
  const ones = reviews.flatMap(({ replaces: id, ...review }) =>
    id === null ? [] : { ...review, id },
  )
  const written = await replaceReviews(tx, authorId, ones)
  return ones.flatMap(({ id, workId, importKey }) => {
    const states = written.get(id)
    if (!states) return []
    const state = { ...states.now, replaced: states.before }
    return { kind: 'replacement' as const, targetId: id, workId, importKey, state }
  })
}

function toWrite(
  kind: 'review' | 'completion',
  targetId: number,
  { workId, importKey, rating, review, spoiler, dateViewed }: ImportedReview,
  before?: Days,
): Write<ReviewState> {
  const textHash = createHash('md5')
    .update(review ?? '')
    .digest('hex')
  const state = { rating, textHash, spoiler, dateViewed, ...(before ? { before } : {}) }
  return { kind, targetId, workId, importKey, state }
}

type WrittenRow = ReturnType<typeof toRow>

function toRow({ targetId, state: { before, replaced, ...state } }: StoredWrite<ReviewState>) {
  const dates = { timeBefore: before?.timePosted, dateBefore: before?.dateViewed }
  return { ...state, ...dates, before: replaced, id: targetId ?? 0 }
}

/** Returns the ids of reviews that changed since or whose former dates another review now has. */
async function revertReplacements(
  tx: Tx,
  authorId: number,
  made: readonly WrittenRow[],
  { events }: Pick<Context, 'events'>,
): Promise<number[]> {
  const ones = made.flatMap(({ before, ...now }) => (before ? { id: now.id, now, before } : []))
  const { restored, kept } = await restoreReviews(tx, authorId, ones)
  await events.reviewDatesRestored(tx, { authorId, reviewIds: restored })
  return kept
}

const isUnchanged = sql`
  reviews.rating = made.rating and md5(coalesce(reviews.review, '')) = made."textHash"
  and reviews.spoiler = made.spoiler and reviews.date_viewed is not distinct from made."dateViewed"
`

/** Deletes reviews unchanged since the import; returns the ids of the others. */
async function deleteUnchanged(
  tx: Tx,
  authorId: number,
  made: readonly WrittenRow[],
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

/** Returns the ids of reviews that changed since or whose former dates another review now has. */
async function revertCompletions(
  tx: Tx,
  authorId: number,
  made: readonly WrittenRow[],
  { events }: Pick<Context, 'events'>,
): Promise<number[]> {
  const { rows } = await sql<{ id: number; reverted: boolean }>`
    with made as (
      select * from json_to_recordset(${JSON.stringify(made)})
        as one (id integer, rating smallint, "textHash" text, spoiler boolean, "dateViewed" date,
          "timeBefore" timestamptz, "dateBefore" date)
    ), reverted as (
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
    select reviews.id, reviews.id in (select id from reverted) as reverted
    from reviews join made on made.id = reviews.id where reviews.author_id = ${authorId}
  `.execute(tx)
  const reverted = rows.filter((row) => row.reverted).map(({ id }) => id)
  await events.reviewDatesRestored(tx, { authorId, reviewIds: reverted })
  return rows.filter((row) => !row.reverted).map(({ id }) => id)
}
