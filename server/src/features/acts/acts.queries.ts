import type { UserInfo } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** Something that a member did in a work. */
export interface Act {
  id: number
  userId: number
  workId: number
  time: Date
}

/** Changes from here until the act is closed are those of the act. */
export async function insertAct(
  tx: Tx,
  { userId, workId, time, season }: Omit<Act, 'id'> & { season?: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number; setting: string | null }>`
    with act as (
      insert into acts (user_id, work_id, season, time_done)
      values (${userId}, ${workId}, ${season ?? null}, ${time}) returning id
    )
    select id, set_config('medley.act', id::text, true) as setting from act
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('An act was not stored')
  return row.id
}

/** Ends an act, which is forgotten if it changed nothing. Returns true if it did. */
export async function closeAct(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql<{ setting: string | null; isChange: boolean }>`
    select set_config('medley.act', '', true) as setting,
      exists (select from act_changes where act_id = ${id}) as "isChange"
  `.execute(tx)
  if (rows[0]?.isChange) return true
  await tx.deleteFrom('acts').where('id', '=', id).execute()
  return false
}

/** An act of a member since a time; locked. */
export async function lockAct(
  tx: Tx,
  { id, userId, since }: { id: number; userId: number; since: Date },
): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    select id, user_id as "userId", work_id as "workId", time_done as "time" from acts
    where id = ${id} and user_id = ${userId} and time_done >= ${since} for update
  `.execute(tx)
  return rows[0]
}

interface Added {
  userId: number
  workId: number
  /** Only acts on all of this season. */
  season?: number | undefined
  since: Date
}

/** The acts of a member since a time that added viewings of any of some entries, latest first; locked. */
export async function lockActsThatAdded(
  tx: Tx,
  { userId, workId, season, since }: Added,
  entryIds: readonly number[],
): Promise<Act[]> {
  const isOfSeason = season === undefined ? sql`` : sql`and acts.season = ${season}`
  const { rows } = await sql<Act>`
    select id, user_id as "userId", work_id as "workId", time_done as "time" from acts
    where user_id = ${userId} and work_id = ${workId} and time_done >= ${since} ${isOfSeason}
      and exists (
        select from act_changes
        where act_id = acts.id and table_name = 'entry_viewings' and row_before is null
          and (row_after ->> 'entry_id')::integer = any(${entryIds}::integer[])
      )
    order by id desc for update
  `.execute(tx)
  return rows
}

/** The entries of which an act added viewings. */
export async function listAddedEntries(tx: Tx, actId: number): Promise<number[]> {
  const { rows } = await sql<{ entryId: number | null }>`
    select (row_after ->> 'entry_id')::integer as "entryId" from act_changes
    where act_id = ${actId} and table_name = 'entry_viewings' and row_before is null
  `.execute(tx)
  return rows.flatMap(({ entryId }) => entryId ?? [])
}

/** Takes back what an act changed, apart from the viewings of some entries that it added. */
export async function revertAct(
  tx: Tx,
  actId: number,
  keptEntryIds: readonly number[],
): Promise<void> {
  await sql`select undo_act(${actId}::integer, ${keptEntryIds}::integer[])`.execute(tx)
}

/** Restores a mark of a member on a work, if the latest act since a time that changed it deleted it. Returns true if so. */
export async function restoreDeletedMark(
  tx: Tx,
  table: 'engagements' | 'saved_works',
  { userId, workId, since }: { userId: number; workId: number; since: Date },
): Promise<boolean> {
  const { rows } = await sql`
    with restored as (
      delete from act_changes
      where row_after is null and id = (
        select max(change.id) from act_changes as change join acts on acts.id = change.act_id
        where acts.user_id = ${userId} and acts.work_id = ${workId} and acts.time_done >= ${since}
          and change.table_name = ${table}
      )
      returning act_changes.*
    )
    select undo_change(row(restored.*)::act_changes) from restored
  `.execute(tx)
  return rows.length > 0
}

/** The entries of a work that a member has seen since a time, and the latest day. */
export async function findSeenSince(
  tx: Tx,
  { userId, workId, time }: Omit<Act, 'id'>,
): Promise<{ entryIds: number[] | null; day: string | null }> {
  const { rows } = await sql<{ entryIds: number[] | null; day: string | null }>`
    select array_agg(entry_id) as "entryIds", max(day)::text as day from entry_viewings
    where user_id = ${userId} and work_id = ${workId} and time_created >= ${time}
  `.execute(tx)
  return rows[0] ?? { entryIds: null, day: null }
}

/** The changes noted so far in the running transaction end here. */
export async function findLastChange(tx: Tx, actId: number): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select max(id)::text as id from act_changes where act_id = ${actId}
  `.execute(tx)
  return rows[0]?.id ?? null
}

/** Gives the changes that an act noted after one of them to another act as well. */
export async function copyChanges(
  tx: Tx,
  { from, after, to }: { from: number; after: string | null; to: number },
): Promise<void> {
  await sql`
    insert into act_changes (act_id, table_name, row_key, row_before, row_after)
    select ${to}::integer, table_name, row_key, row_before, row_after from act_changes
    where act_id = ${from} and id > ${after ?? '0'}::bigint and exists (
      select from acts where id = ${to}
    )
    order by id
  `.execute(tx)
}

export async function findMarks(
  tx: Tx,
  { userId, workId }: Pick<Act, 'userId' | 'workId'>,
): Promise<UserInfo> {
  const { rows } = await sql<{ hasEngaged: boolean; savedForLater: boolean }>`
    select
      exists (select from engagements where user_id = ${userId} and work_id = ${workId}) as "hasEngaged",
      exists (select from saved_works where user_id = ${userId} and work_id = ${workId}) as "savedForLater"
  `.execute(tx)
  return rows[0] ?? { hasEngaged: false, savedForLater: false }
}

export async function deleteActsOfWorks(tx: Tx, workIds: readonly number[]): Promise<void> {
  await sql`delete from acts where work_id = any(${workIds}::integer[])`.execute(tx)
}

export async function deleteActsBefore(handle: Handle, time: Date): Promise<void> {
  await handle.deleteFrom('acts').where('time_done', '<', time).execute()
}
