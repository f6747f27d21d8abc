import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  type ImportTarget,
  keptBecause,
  type StoredWrite,
  type Write,
} from '../../ports/import-target.ts'
import { monthOrYearOf, wholeDay } from '@medley/doors/parsing/partial-dates'
import { dayOfViewing } from './viewings.queries.ts'
import { syncViewings, type WrittenViewing } from './viewings.of-reviews.service.ts'

/** A viewing to be written by an import. */
export interface ImportedViewing {
  workId: number
  medium: Medium
  day: string | null
  isRepeat: boolean
  tags: string[]
  /** It is again if an earlier one is known here. */
  isPlay: boolean
  /** The dates of the review that it belongs to. */
  review: { timePosted: string; dateViewed: string | null } | null
  time: string
}

/** Number of viewings by work and day, month or year. */
type ExistingViewings = Map<number, Map<string | null, number>>

interface ViewingState {
  day: string | null
  isRepeat: boolean
  tags: string[]
}

export const viewingsImportTarget: ImportTarget<
  readonly number[],
  ExistingViewings,
  ImportedViewing,
  ViewingState
> = {
  kinds: ['viewing'],
  existing: countByDay,
  write: insertViewings,
  revert: async (tx, userId, writes) => {
    const kept = await deleteUnchanged(tx, userId, writes)
    return keptBecause('changedOrReviewed', writes, ({ targetId }) => kept.has(targetId ?? 0))
  },
}

async function countByDay(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<ExistingViewings> {
  const { rows } = await sql<{ workId: number; day: string | null; count: number }>`
    select work_id as "workId", ${dayOfViewing} as day, count(*) as count from viewings
    where user_id = ${userId} and work_id = any(${workIds}::integer[])
    group by work_id, 2
  `.execute(handle)
  const counts: ExistingViewings = new Map()
  for (const { workId, day, count } of rows) {
    counts.set(workId, (counts.get(workId) ?? new Map<string | null, number>()).set(day, count))
  }
  return counts
}

/** Writes viewings, each with the review of its dates, if no other viewing has it. */
async function insertViewings(
  tx: Tx,
  userId: number,
  viewings: readonly ImportedViewing[],
): Promise<Write<ViewingState>[]> {
  const brought = viewings.map(({ review, day, ...viewing }) => ({
    ...viewing,
    day: wholeDay(day),
    monthOrYear: monthOrYearOf(day),
    ...review,
  }))
  const { rows } = await sql<WrittenViewing>`
    with brought as (
      select row_number() over () as place, * from json_to_recordset(${JSON.stringify(brought)})
        as one ("workId" integer, medium text, day date, "monthOrYear" text, "isRepeat" boolean,
          "isPlay" boolean, tags jsonb, "timePosted" timestamptz, "dateViewed" date, time timestamptz)
    ), of_reviews as (
      select distinct on (reviews.id) place, reviews.id as review_id
      from brought join reviews
        on reviews.author_id = ${userId} and reviews.work_id = brought."workId"
        and reviews.time_posted = brought."timePosted"
        and reviews.date_viewed is not distinct from brought."dateViewed"
      where not exists (select from viewings where viewings.review_id = reviews.id)
      order by reviews.id, place
    )
    insert into viewings
      (user_id, work_id, medium, day, month_or_year, is_repeat, tags, review_id, time_created)
    select distinct on (brought.place) ${userId}::integer, "workId", medium, day, "monthOrYear",
      "isRepeat" or "isPlay" and exists (
        select from viewings as earlier
        where earlier.user_id = ${userId} and earlier.work_id = brought."workId"
          and earlier.day_order <= day_order(brought.day, brought."monthOrYear")
      ),
      array(select jsonb_array_elements_text(brought.tags)), of_reviews.review_id, time
    from brought left join of_reviews on of_reviews.place = brought.place
    order by brought.place, of_reviews.review_id
    returning id, work_id as "workId", ${dayOfViewing} as day, is_repeat as "isRepeat", tags
  `.execute(tx)
  return rows.map(toWrite)
}

/** Brings viewings in step with reviews that an import wrote; returns the new ones. */
export async function writeViewingsOfReviews(
  tx: Tx,
  userId: number,
  reviews: readonly Write[],
): Promise<Write<ViewingState>[]> {
  const ids = reviews.flatMap(({ targetId }) => targetId ?? [])
  return (await syncViewings(tx, userId, ids)).map(toWrite)
}

function toWrite({ id, workId, ...state }: WrittenViewing): Write<ViewingState> {
  return { kind: 'viewing', targetId: id, workId, importKey: null, state }
}

/** Deletes viewings without a review that are as they were written; returns the ids of the others. */
async function deleteUnchanged(
  tx: Tx,
  userId: number,
  writes: readonly StoredWrite<ViewingState>[],
): Promise<Set<number>> {
  const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
  await sql`
    delete from viewings
    using json_to_recordset(${JSON.stringify(made)})
      as made (id integer, day text, "isRepeat" boolean, tags jsonb)
    where viewings.id = made.id and user_id = ${userId} and review_id is null
      and ${dayOfViewing} is not distinct from made.day and is_repeat = made."isRepeat"
      and to_jsonb(viewings.tags) = made.tags
  `.execute(tx)
  const rows = await tx
    .selectFrom('viewings')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '=', sql<number>`any(${made.map(({ id }) => id)}::integer[])`)
    .execute()
  return new Set(rows.map(({ id }) => id))
}
