import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** A mark on a work since a time. */
export interface TimedMark {
  workId: number
  medium: Medium
  time: string
}

/** Adds marks; answers the works that had none before. */
export async function insertTimedEngagements(
  tx: Tx,
  userId: number,
  marks: readonly TimedMark[],
): Promise<number[]> {
  const { rows } = await sql<{ work_id: number }>`
    insert into engagements (user_id, work_id, medium, time_added)
    select ${userId}::integer, "workId", medium, time
    from json_to_recordset(${JSON.stringify(marks)})
      as mark ("workId" integer, medium text, time timestamptz)
    order by "workId"
    on conflict do nothing
    returning work_id
  `.execute(tx)
  return rows.map((row) => row.work_id)
}

/**
 * Takes marks away that are of the very time given and no review of the member's rests on; answers
 * the works that keep theirs.
 */
export async function deleteTimedEngagements(
  tx: Tx,
  userId: number,
  marks: readonly Omit<TimedMark, 'medium'>[],
): Promise<number[]> {
  await sql`
    delete from engagements
    using json_to_recordset(${JSON.stringify(marks)}) as mark ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = mark."workId" and time_added = mark.time
      and not exists (
        select from reviews where author_id = ${userId} and reviews.work_id = mark."workId"
      )
  `.execute(tx)
  const rows = await tx
    .selectFrom('engagements')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('work_id', '=', sql<number>`any(${marks.map(({ workId }) => workId)}::integer[])`)
    .execute()
  return rows.map((row) => row.work_id)
}
