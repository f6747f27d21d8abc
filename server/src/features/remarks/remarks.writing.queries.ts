import type { ProgressUnit } from '@medley/contract/library/progress'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** The share of a work at an amount, in hundredths of a percent; null where nobody knows how long the work is. */
export async function shareOf(
  handle: Handle,
  {
    workId,
    amount,
    unit,
    total,
  }: {
    workId: number
    amount: number
    unit: ProgressUnit
    total: number | null
  },
): Promise<number | null> {
  const { rows } = await sql<{ share: number | null }>`
    select share_of_work(${workId}, ${amount}, ${unit}, ${total}) as share
  `.execute(handle)
  return rows[0]?.share ?? null
}

/** Pages or minutes of the edition that a member reads, by their progress. */
export async function findOwnTotal(
  handle: Handle,
  userId: number,
  { workId, unit }: { workId: number; unit: ProgressUnit },
): Promise<number | null> {
  const row = await handle
    .selectFrom('progress')
    .select('total')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('unit', '=', unit)
    .executeTakeFirst()
  return row?.total ?? null
}

/** Where a remark is. */
export interface Place {
  workId: number
  entryId: number | null
  share: number | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
}

interface NewRemark extends Place {
  authorId: number
  parentId: number | null
  content: string
  time: Date
}

export async function insertRemark(tx: Tx, added: NewRemark): Promise<number> {
  const { id } = await tx
    .insertInto('remarks')
    .values({
      work_id: added.workId,
      author_id: added.authorId,
      parent_id: added.parentId,
      entry_id: added.entryId,
      share: added.share,
      amount: added.amount,
      unit: added.unit,
      total: added.total,
      content: added.content,
      time_posted: added.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Remarks of a member on a work within a span. */
export async function countRecent(
  tx: Tx,
  {
    workId,
    authorId,
    since,
    until,
  }: {
    workId: number
    authorId: number
    since: Date
    until: Date
  },
): Promise<number> {
  const { count } = await tx
    .selectFrom('remarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('work_id', '=', workId)
    .where('author_id', '=', authorId)
    .where('time_posted', '>', since)
    .where('time_posted', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

export async function countReplies(tx: Tx, remarkId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('remarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', remarkId)
    .executeTakeFirstOrThrow()
  return count
}

/** A remark or reply with those who may change it. */
export interface OwnedRemark {
  id: number
  authorId: number
  /** Of the remark that it replies to. */
  parentAuthorId: number | null
}

/** A remark to reply to. */
export interface RepliedRemark extends OwnedRemark, Place {
  parentId: number | null
}

/**
 * A remark. It and its author are locked against deletion until the transaction ends, the author first: deleting an
 * account takes its rows in this order.
 */
export async function lockRemark(tx: Tx, id: number): Promise<RepliedRemark | undefined> {
  const { rows } = await sql<RepliedRemark>`
    select remarks.id, users.id as "authorId", remarks.parent_id as "parentId",
      (select author_id from remarks as parent where parent.id = remarks.parent_id)
        as "parentAuthorId",
      remarks.work_id as "workId", remarks.entry_id as "entryId", remarks.share, remarks.amount,
      remarks.unit, remarks.total
    from remarks join users on users.id = remarks.author_id
    where remarks.id = ${id} for key share of users, remarks
  `.execute(tx)
  return rows[0]
}

export async function updateContent(
  tx: Tx,
  { id, content, time }: { id: number; content: string; time: Date },
): Promise<void> {
  await tx.updateTable('remarks').set({ content, time_edited: time }).where('id', '=', id).execute()
}

/** Deletes a remark with its replies; returns false if it no longer existed. */
export async function deleteRemarkRow(tx: Tx, id: number): Promise<boolean> {
  const result = await tx.deleteFrom('remarks').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Inserts removed remarks again, under their ids, where what they refer to still exists; returns how many. */
export async function insertRemarkRows(tx: Tx, kept: readonly object[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into remarks overriding system value
    select kept.* from jsonb_populate_recordset(null::remarks, ${JSON.stringify(kept)}) as kept
    where exists (select from users where users.id = kept.author_id)
      and exists (select from works where works.id = kept.work_id)
      and (kept.entry_id is null or exists (
        select from work_entries as entry
        where entry.id = kept.entry_id and entry.work_id = kept.work_id
      ))
      and (kept.parent_id is null or exists (select from remarks where remarks.id = kept.parent_id))
    on conflict (id) do nothing
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
