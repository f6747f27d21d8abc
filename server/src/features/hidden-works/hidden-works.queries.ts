import type { CoveredWork } from '@medley/contract/shapes'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'

/** Adds a hidden work; an existing one keeps its time. Returns false if the member hides `max` others. */
export async function insertHiddenWork(
  handle: Handle,
  { userId, workId, time }: { userId: number; workId: number; time: Date },
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into hidden_works (user_id, work_id, time_hidden)
    select ${userId}, ${workId}, ${time}
    where (
      select count(*) from hidden_works where user_id = ${userId} and work_id <> ${workId}
    ) < ${max}
    on conflict (user_id, work_id) do update set time_hidden = hidden_works.time_hidden
    returning work_id
  `.execute(handle)
  return rows.length > 0
}

export async function deleteHiddenWork(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<void> {
  await handle
    .deleteFrom('hidden_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .execute()
}

export async function isHidden(handle: Handle, userId: number, workId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('hidden_works')
    .select('work_id')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .executeTakeFirst()
  return row !== undefined
}

export interface HiddenWorkRow {
  work: CoveredWork
  /** All works that the member hides. */
  total: number
}

/** A page of the works that a member hides, latest first; those merged into another are left out. */
export async function listHiddenWorksOf(
  handle: Handle,
  member: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<HiddenWorkRow[]> {
  const { rows } = await sql<HiddenWorkRow>`
    select ${namedWorkOf('works')} as work, count(*) over () as total
    from hidden_works join works on works.id = work_id
    where user_id = ${member.id} and works.merged_into is null and ${isVisibleWork(member)}
    order by time_hidden desc, works.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** Hides a work for those who hide another; returns the members who did not hide it before. */
export async function copyHiddenWork(
  tx: Tx,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    insert into hidden_works (user_id, work_id, time_hidden)
    select user_id, ${intoId}, time_hidden from hidden_works where work_id = ${fromId}
    order by user_id
    on conflict do nothing
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

export async function deleteHiddenWorkOf(
  tx: Tx,
  workId: number,
  userIds: readonly number[],
): Promise<void> {
  await sql`
    delete from hidden_works where work_id = ${workId} and user_id = any(${userIds}::integer[])
  `.execute(tx)
}
