import type { KeptThing } from '@medley/contract/transfer/import-values'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { StoredWrite, WriteKind } from '../../../ports/import-target.ts'

interface Owner {
  userId: number
  id: number
}

export async function countWrites(handle: Handle, { userId, id }: Owner): Promise<number> {
  const { count } = await handle
    .selectFrom('import_writes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  return count
}

/** The next writes of a kind to revert. */
export async function listNextWrites(
  tx: Tx,
  { userId, id }: Owner,
  kind: WriteKind,
  limit: number,
): Promise<StoredWrite[]> {
  const { rows } = await sql<StoredWrite>`
    select id, kind, target_id as "targetId", work_id as "workId", state from import_writes
    where user_id = ${userId} and import_id = ${id} and kind = ${kind} and kept is null
    order by id limit ${limit}
  `.execute(tx)
  return rows
}

/** The writes of one kind about some works that were not kept. */
export async function listWritesOfWorks(
  tx: Tx,
  { userId, id }: Owner,
  kind: WriteKind,
  workIds: readonly number[],
): Promise<StoredWrite[]> {
  const { rows } = await sql<StoredWrite>`
    select id, kind, target_id as "targetId", work_id as "workId", state from import_writes
    where user_id = ${userId} and import_id = ${id} and kind = ${kind} and kept is null
      and work_id = any(${workIds}::integer[])
    order by id
  `.execute(tx)
  return rows
}

/** Deletes reverted writes, and stores the reasons for keeping the others. */
export async function settleWrites(
  tx: Tx,
  { userId, id }: Owner,
  writes: readonly { id: number; kept: string | null }[],
): Promise<void> {
  await sql`
    with settled as (
      select * from json_to_recordset(${JSON.stringify(writes)}) as one (id integer, kept text)
    ), gone as (
      delete from import_writes
      where user_id = ${userId} and import_id = ${id}
        and import_writes.id in (select settled.id from settled where settled.kept is null)
    )
    update import_writes set kept = settled.kept from settled
    where user_id = ${userId} and import_id = ${id} and import_writes.id = settled.id
      and settled.kept is not null
  `.execute(tx)
}

interface Page {
  limit: number
  offset: number
}

/** A kept write; its reason is a code, or English text from before the codes. */
export type KeptRow = Omit<KeptThing, 'code'>

/** A page of the writes that an undo kept, with the titles of works and lists. Favorites and profiles are never kept. */
export async function listKeptThings(
  handle: Handle,
  { userId, id }: Owner,
  { limit, offset }: Page,
): Promise<KeptRow[]> {
  const { rows } = await sql<KeptRow>`
    select case kind when 'completion' then 'review' when 'replacement' then 'review' when 'unsaved' then 'saved' else kind end as kind,
      coalesce(works.title, lists.title, state->>'title', '') as title, kept as reason
    from import_writes
    left join works on works.id = import_writes.work_id
    left join lists on kind = 'list' and lists.id = import_writes.target_id
    where user_id = ${userId} and import_id = ${id} and kept is not null
      and kind in ('review', 'completion', 'replacement', 'engaged', 'saved', 'unsaved', 'list', 'listEntry', 'viewing', 'progress')
    order by import_writes.id limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countKeptThings(handle: Handle, { userId, id }: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(kept) as count from import_writes
    where user_id = ${userId} and import_id = ${id}
  `.execute(handle)
  return rows[0]?.count ?? 0
}
