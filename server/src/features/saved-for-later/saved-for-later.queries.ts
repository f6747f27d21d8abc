import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { MarkPage } from '../engagements/engagements.service.ts'

/** Adds a mark; one that exists keeps its time. The work must exist. */
export async function insertSaved(
  handle: Handle,
  userId: number,
  work: { id: number; medium: Medium },
  time: Date,
): Promise<void> {
  await handle
    .insertInto('saved_works')
    .values({ user_id: userId, work_id: work.id, medium: work.medium, time_added: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Answers how many were deleted, 0 or 1. */
export async function deleteSaved(
  handle: Handle,
  userId: number,
  medium: Medium,
  workId: number,
): Promise<number> {
  const { numDeletedRows } = await handle
    .deleteFrom('saved_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('medium', '=', medium)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

export async function deleteManySaved(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<void> {
  await handle
    .deleteFrom('saved_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .execute()
}

export async function savedExists(
  handle: Handle,
  userId: number,
  medium: Medium,
  workId: number,
): Promise<boolean> {
  const row = await handle
    .selectFrom('saved_works')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('medium', '=', medium)
    .executeTakeFirst()
  return row !== undefined
}

/** The ids of one page of a user's saved works. */
export async function listSavedWorkIds(handle: Handle, page: MarkPage): Promise<number[]> {
  const direction = page.order === 'ASCENDING' ? 'asc' : 'desc'
  const marks = handle
    .selectFrom('saved_works')
    .select('saved_works.work_id')
    .where('user_id', '=', page.userId)
    .$if(page.medium !== undefined, (query) =>
      query.where('saved_works.medium', '=', page.medium ?? 'film'),
    )
    .limit(page.limit)
    .offset(page.offset)
  const ordered =
    page.sortBy === 'timeAdded'
      ? marks.orderBy('time_added', direction)
      : marks
          .innerJoin('works', 'works.id', 'saved_works.work_id')
          .orderBy('works.folded_title', direction)
  const rows = await ordered.orderBy('saved_works.work_id', direction).execute()
  return rows.map((row) => row.work_id)
}

/** How many works a user saved, of one medium or of all. */
export async function countSaved(
  handle: Handle,
  userId: number,
  medium: Medium | undefined,
): Promise<number> {
  const { count } = await handle
    .selectFrom('saved_works')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .$if(medium !== undefined, (query) => query.where('medium', '=', medium ?? 'film'))
    .executeTakeFirstOrThrow()
  return count
}
