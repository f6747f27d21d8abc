import type { CoveredWork } from '@medley/contract/shapes'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'

/** Adds a dismissed work; an existing one keeps its time. Returns false if the member has `max` others. */
export async function insertDismissedWork(
  handle: Handle,
  { userId, workId, time }: { userId: number; workId: number; time: Date },
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into dismissed_works (user_id, work_id, time_dismissed)
    select ${userId}, ${workId}, ${time}
    where (
      select count(*) from dismissed_works where user_id = ${userId} and work_id <> ${workId}
    ) < ${max}
    on conflict (user_id, work_id) do update set time_dismissed = dismissed_works.time_dismissed
    returning work_id
  `.execute(handle)
  return rows.length > 0
}

export async function deleteDismissedWork(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<void> {
  await handle
    .deleteFrom('dismissed_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .execute()
}

export interface DismissedWorkRow {
  work: CoveredWork
  /** All works that the member dismissed. */
  total: number
}

/** A page of the works that a member dismissed, latest first; those merged into another are left out. */
export async function listDismissedWorksOf(
  handle: Handle,
  member: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<DismissedWorkRow[]> {
  const { rows } = await sql<DismissedWorkRow>`
    select ${namedWorkOf('works')} as work, count(*) over () as total
    from dismissed_works join works on works.id = work_id
    where user_id = ${member.id} and works.merged_into is null and ${isVisibleWork(member)}
    order by time_dismissed desc, works.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** Dismisses a work for those who dismissed another; returns the members who had not dismissed it before. */
export async function copyDismissedWork(
  tx: Tx,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    insert into dismissed_works (user_id, work_id, time_dismissed)
    select user_id, ${intoId}, time_dismissed from dismissed_works where work_id = ${fromId}
    order by user_id
    on conflict do nothing
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

export async function deleteDismissedWorkOf(
  tx: Tx,
  workId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    delete from dismissed_works where work_id = ${workId} and user_id = any(${userIds}::integer[])
  `.execute(tx)
}

export async function listDismissedWorkIds(handle: Handle, userId: number): Promise<Set<number>> {
  const rows = await handle
    .selectFrom('dismissed_works')
    .select('work_id as workId')
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ workId }) => workId))
}

/** Adds dismissed works with their times; returns those that are new. */
export async function insertDismissedWorks(
  tx: Tx,
  userId: number,
  works: readonly { workId: number; time: string }[],
): Promise<{ workId: number; time: Date }[]> {
  const { rows } = await sql<{ workId: number; time: Date }>`
    insert into dismissed_works (user_id, work_id, time_dismissed)
    select ${userId}::integer, added."workId", added.time
    from json_to_recordset(${JSON.stringify(works)}) as added ("workId" integer, time timestamptz)
    on conflict do nothing
    returning work_id as "workId", time_dismissed as time
  `.execute(tx)
  return rows
}

/** Deletes dismissed works that still have the time they were written with. */
export async function deleteDismissedWorksAsWritten(
  tx: Tx,
  userId: number,
  works: readonly { workId: number | null; time: string }[],
): Promise<void> {
  await sql`
    delete from dismissed_works
    using json_to_recordset(${JSON.stringify(works)}) as made ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = made."workId" and time_dismissed = made.time
  `.execute(tx)
}
