import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { TimedMark } from './engagements.importing.service.ts'

/** Saves works that are not engaged, or where the mark says even so; answers those that were not saved before. */
export async function insertTimedSaved(
  tx: Tx,
  userId: number,
  marks: readonly (TimedMark & { evenIfEngaged?: boolean })[],
): Promise<number[]> {
  const { rows } = await sql<{ work_id: number }>`
    insert into saved_works (user_id, work_id, medium, time_added)
    select ${userId}::integer, "workId", medium, time
    from json_to_recordset(${JSON.stringify(marks)})
      as mark ("workId" integer, medium text, time timestamptz, "evenIfEngaged" boolean)
    where "evenIfEngaged" or not exists (
      select from engagements where user_id = ${userId} and work_id = "workId"
    )
    order by "workId"
    on conflict do nothing
    returning work_id
  `.execute(tx)
  return rows.map((row) => row.work_id)
}

/** Takes marks away that are of the very time given. */
export async function deleteTimedSaved(
  tx: Tx,
  userId: number,
  marks: readonly Omit<TimedMark, 'medium'>[],
): Promise<void> {
  await sql`
    delete from saved_works
    using json_to_recordset(${JSON.stringify(marks)}) as mark ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = mark."workId" and time_added = mark.time
  `.execute(tx)
}

/** Takes works off the saved ones; answers the marks that were there. */
export async function takeSaved(
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<TimedMark[]> {
  const rows = await tx
    .deleteFrom('saved_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .returning(['work_id', 'medium', 'time_added'])
    .execute()
  return rows.map(({ work_id, medium, time_added }) => ({
    workId: work_id,
    medium,
    time: time_added.toISOString(),
  }))
}
