import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { hiddenAdditionsOf, titleKeyFor } from '../works/works.visibility.ts'

/** Both tables have the same columns and one row per member and work. */
export type MarkTable = 'engagements' | 'saved_works'

export interface WorkName {
  id: number
  medium: Medium
}

export interface MarkPage {
  userId: number
  medium?: Medium | undefined
  sortBy: 'timeAdded' | 'title'
  order: 'ASCENDING' | 'DESCENDING'
  limit: number
  offset: number
}

/** Adds marks; those that exist keep their time. The works must exist. Returns how many are new. */
export async function insertMarks(
  handle: Handle,
  table: MarkTable,
  userId: number,
  works: readonly WorkName[],
  time: Date,
): Promise<number> {
  const ids = works.map(({ id }) => id)
  const mediums = works.map(({ medium }) => medium)
  const { numInsertedOrUpdatedRows = 0n } = await handle
    .insertInto(table)
    .columns(['user_id', 'work_id', 'medium', 'time_added'])
    .expression(
      sql`
        select ${userId}::integer, id, medium, ${time}::timestamptz
        from unnest(${ids}::integer[], ${mediums}::text[]) as work (id, medium)
        order by id
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/**
 * Marks works as engaged; marks that exist keep their time. One that is given in the middle of a work is partial, unless
 * `isWhole`, and becomes whole once the member saw all of the work, from then on.
 */
export async function insertEngagements(
  tx: Tx,
  userId: number,
  works: readonly WorkName[],
  { time, isWhole }: { time: Date; isWhole: boolean },
): Promise<void> {
  const ids = works.map(({ id }) => id)
  const mediums = works.map(({ medium }) => medium)
  await sql`
    insert into engagements (user_id, work_id, medium, time_added, is_partial)
    select ${userId}::integer, id, medium, ${time}::timestamptz, not ${isWhole}::boolean and exists (
      select from progress where progress.user_id = ${userId} and progress.work_id = work.id
    )
    from unnest(${ids}::integer[], ${mediums}::text[]) as work (id, medium)
    order by id
    on conflict (user_id, work_id) do update set is_partial = false, time_added = excluded.time_added
    where engagements.is_partial and not excluded.is_partial
  `.execute(tx)
}

/** Deletes marks; works without one are skipped. Returns how many there were. */
export async function deleteMarks(
  handle: Handle,
  table: MarkTable,
  userId: number,
  workIds: readonly number[],
): Promise<number> {
  const { numDeletedRows } = await handle
    .deleteFrom(handle.dynamic.table(table).as('mark'))
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes one mark, provided that the work is of the medium. Returns 0 or 1. */
export async function deleteMark(
  handle: Handle,
  table: MarkTable,
  userId: number,
  work: WorkName,
): Promise<number> {
  const { numDeletedRows } = await handle
    .deleteFrom(handle.dynamic.table(table).as('mark'))
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', '=', work.id)
    .where('mark.medium', '=', work.medium)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function markExists(
  handle: Handle,
  table: MarkTable,
  userId: number,
  work: WorkName,
): Promise<boolean> {
  const row = await handle
    .selectFrom(handle.dynamic.table(table).as('mark'))
    .select('mark.work_id')
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', '=', work.id)
    .where('mark.medium', '=', work.medium)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of one page of the works a user marked, as the viewer may see. */
export async function listMarkedWorkIds(
  handle: Handle,
  table: MarkTable,
  viewer: Viewer,
  { userId, medium, sortBy, order, limit, offset }: MarkPage,
): Promise<number[]> {
  const direction = order === 'ASCENDING' ? 'asc' : 'desc'
  const marks = handle
    .selectFrom(handle.dynamic.table(table).as('mark'))
    .select('mark.work_id as workId')
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', 'not in', hiddenAdditionsOf(viewer, userId))
    .$if(medium !== undefined, (query) => query.where('mark.medium', '=', medium ?? 'film'))
    .limit(limit)
    .offset(offset)
  const ordered =
    sortBy === 'timeAdded'
      ? marks.orderBy('mark.time_added', direction)
      : marks.innerJoin('works', 'works.id', 'mark.work_id').orderBy(titleKeyFor(viewer), direction)
  const rows = await ordered.orderBy('mark.work_id', direction).execute()
  return rows.map((row) => row.workId)
}

/** How many works of each medium that the viewer may see a user marked; mediums without any are left out. */
export function countMarksPerMedium(
  handle: Handle,
  table: MarkTable,
  viewer: Viewer,
  userId: number,
): Promise<{ medium: Medium; count: number }[]> {
  return handle
    .selectFrom(handle.dynamic.table(table).as('mark'))
    .select((eb) => ['mark.medium', eb.fn.countAll<number>().as('count')])
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', 'not in', hiddenAdditionsOf(viewer, userId))
    .groupBy('mark.medium')
    .execute()
}

/** A member's mark on a work. */
export interface MemberMark {
  userId: number
  /** With microseconds. */
  timeAdded: string
  /** It was given in the middle of the work. */
  isPartial?: boolean | undefined
}

/** Deletes all marks on a work and returns them. */
export async function deleteMarksOfWork(
  handle: Handle,
  table: MarkTable,
  workId: number,
): Promise<MemberMark[]> {
  return handle
    .deleteFrom(handle.dynamic.table(table).as('mark'))
    .where('mark.work_id', '=', workId)
    .returning([
      'mark.user_id as userId',
      sql<string>`mark.time_added::text`.as('timeAdded'),
      // Only marks of what was seen have it.
      sql<boolean>`coalesce((to_jsonb(mark) ->> 'is_partial')::boolean, false)`.as('isPartial'),
    ])
    .execute()
}

/** Marks a work for members; existing marks stay. Returns the ids of members without one before. */
export async function insertMarksOfWork(
  handle: Handle,
  table: MarkTable,
  workId: number,
  marks: readonly MemberMark[],
): Promise<number[]> {
  const rows = await handle
    .insertInto(table)
    .columns(['user_id', 'work_id', 'medium', 'time_added'])
    .expression(
      sql`
        select mark."userId", works.id, works.medium, mark."timeAdded"
        from json_to_recordset(${JSON.stringify(marks)})
          as mark ("userId" integer, "timeAdded" timestamptz)
        join works on works.id = ${workId}
        order by mark."userId"
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id as userId')
    .execute()
  const added = rows.map(({ userId }) => userId)
  const partial = marks.filter(({ isPartial }) => isPartial === true).map(({ userId }) => userId)
  if (table === 'engagements' && partial.length > 0) {
    await sql`
      update engagements set is_partial = true
      where work_id = ${workId} and user_id = any(${added}::integer[])
        and user_id = any(${partial}::integer[])
    `.execute(handle)
  }
  return added
}
