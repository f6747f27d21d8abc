import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isOwnWork, namedWorkOf } from '../works/works.visibility.ts'
import type { MergePair } from '../../ports/merge-target.ts'

export interface MergeableWork {
  id: number
  medium: Medium
  mergedInto: number | null
  standing: string
}

/** The two works, locked in the order of their ids until the transaction ends. */
export async function lockPair(tx: Tx, { fromId, intoId }: MergePair): Promise<MergeableWork[]> {
  const { rows } = await sql<MergeableWork>`
    select id, medium, merged_into as "mergedInto", standing from works
    where id in (${fromId}, ${intoId}) order by id for no key update
  `.execute(tx)
  return rows
}

/** True if an added work was added and is used by the actor alone. */
export async function isHeldAlone(tx: Tx, actor: Actor, id: number): Promise<boolean> {
  const { rows } = await sql<{ isOwn: boolean }>`
    select ${isOwnWork(actor)} as "isOwn" from works where id = ${id}
  `.execute(tx)
  return rows[0]?.isOwn ?? false
}

interface NewMerge extends MergePair {
  /** The admin, or the member who had added the work; null if the product merged them itself. */
  userId: number | null
  moved: Record<string, unknown>
  time: Date
}

/** Returns the id of the merge. */
export async function insertMerge(tx: Tx, merge: NewMerge): Promise<number> {
  const { id } = await tx
    .insertInto('work_merges')
    .values({
      work_id: merge.fromId,
      into_id: merge.intoId,
      user_id: merge.userId,
      moved: JSON.stringify(merge.moved),
      time_merged: merge.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A merge that was not reverted, locked until the transaction ends. */
export function lockMerge(tx: Tx, id: number) {
  return tx
    .selectFrom('work_merges')
    .select([
      'id',
      'work_id as fromId',
      'into_id as intoId',
      sql<Record<string, unknown>>`moved`.as('moved'),
    ])
    .where('id', '=', id)
    .where('time_reverted', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function updateToReverted(tx: Tx, id: number, time: Date): Promise<void> {
  await tx.updateTable('work_merges').set({ time_reverted: time }).where('id', '=', id).execute()
}

export interface MergeRow {
  id: number
  work: CoveredWork
  into: CoveredWork
  mergedBy: string | null
  timeMerged: Date
  timeReverted: Date | null
}

/** Merges, newest first; with `id` only that one. */
export async function listMergeRows(
  handle: Handle,
  { id = null, limit, offset }: { id?: number | null; limit: number; offset: number },
): Promise<MergeRow[]> {
  const { rows } = await sql<MergeRow>`
    select work_merges.id, ${namedWorkOf('work')} as work, ${namedWorkOf('target')} as "into",
      users.username::text as "mergedBy", time_merged as "timeMerged",
      time_reverted as "timeReverted"
    from work_merges
    join works as work on work.id = work_merges.work_id
    join works as target on target.id = work_merges.into_id
    left join users on users.id = work_merges.user_id
    where ${id}::integer is null or work_merges.id = ${id}::integer
    order by time_merged desc, work_merges.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countMerges(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('work_merges')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
