import type { CoveredWork } from '@medley/contract/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'

/** Both tables have the same columns and one row per member and work. */
export type WorkSet = 'hidden_works' | 'dismissed_works'

/** Adds a work; an existing one keeps its time. Returns false if the member has `max` others. */
export async function insertIntoSet(
  handle: Handle,
  set: WorkSet,
  { userId, workId, time }: { userId: number; workId: number; time: Date },
  max: number,
): Promise<boolean> {
  const rows = await handle
    .insertInto(set)
    .columns(['user_id', 'work_id', 'time_added'])
    .expression(
      sql`
        select ${userId}, ${workId}, ${time}
        where (
          select count(*) from ${sql.table(set)} where user_id = ${userId} and work_id <> ${workId}
        ) < ${max}
      `,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'work_id'])
        .doUpdateSet({ time_added: sql.ref<Date>(`${set}.time_added`) }),
    )
    .returning('work_id')
    .execute()
  return rows.length > 0
}

export async function deleteFromSet(
  handle: Handle,
  set: WorkSet,
  userId: number,
  workId: number,
): Promise<void> {
  await handle
    .deleteFrom(handle.dynamic.table(set).as('kept'))
    .where('kept.user_id', '=', userId)
    .where('kept.work_id', '=', workId)
    .execute()
}

export async function isInSet(
  handle: Handle,
  set: WorkSet,
  userId: number,
  workId: number,
): Promise<boolean> {
  const row = await handle
    .selectFrom(handle.dynamic.table(set).as('kept'))
    .select('kept.work_id')
    .where('kept.user_id', '=', userId)
    .where('kept.work_id', '=', workId)
    .executeTakeFirst()
  return row !== undefined
}

/** A page of a member's set, latest first; works merged into another are left out. */
export async function listWorksOfSet(
  handle: Handle,
  set: WorkSet,
  member: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<CoveredWork[]> {
  const { rows } = await sql<{ work: CoveredWork }>`
    select ${namedWorkOf('works')} as work from ${worksOfSet(set, member)}
    order by time_added desc, works.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows.map(({ work }) => work)
}

export async function countWorksOfSet(
  handle: Handle,
  set: WorkSet,
  member: Actor,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${worksOfSet(set, member)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The rows of a set that its pages show. */
function worksOfSet(set: WorkSet, member: Actor): RawBuilder<unknown> {
  return sql`${sql.table(set)} join works on works.id = work_id
    where user_id = ${member.id} and works.merged_into is null and ${isVisibleWork(member)}`
}

export async function listWorkIdsOfSet(
  handle: Handle,
  set: WorkSet,
  userId: number,
): Promise<Set<number>> {
  const rows = await handle
    .selectFrom(handle.dynamic.table(set).as('kept'))
    .select('kept.work_id as workId')
    .where('kept.user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ workId }) => workId))
}

/** Adds works with their times; returns those that are new. */
export async function insertAllIntoSet(
  tx: Tx,
  set: WorkSet,
  userId: number,
  works: readonly { workId: number; time: string }[],
): Promise<{ workId: number; time: Date }[]> {
  return tx
    .insertInto(set)
    .columns(['user_id', 'work_id', 'time_added'])
    .expression(
      sql`
        select ${userId}::integer, added."workId", added.time
        from json_to_recordset(${JSON.stringify(works)})
          as added ("workId" integer, time timestamptz)
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['work_id as workId', 'time_added as time'])
    .execute()
}

/** Deletes works that still have the time they were written with. */
export async function deleteFromSetAsWritten(
  tx: Tx,
  set: WorkSet,
  userId: number,
  works: readonly { workId: number | null; time: string }[],
): Promise<void> {
  const made = JSON.stringify(works)
  await tx
    .deleteFrom(tx.dynamic.table(set).as('kept'))
    .where('kept.user_id', '=', userId)
    .where(
      sql<boolean>`(kept.work_id, kept.time_added) in (
        select "workId", time from json_to_recordset(${made})
          as made ("workId" integer, time timestamptz)
      )`,
    )
    .execute()
}

/** Adds a work for those who have another in the set; returns the members who did not have it before. */
export async function copyWorkInSet(
  tx: Tx,
  set: WorkSet,
  { fromId, intoId }: { fromId: number; intoId: number },
): Promise<number[]> {
  const rows = await tx
    .insertInto(set)
    .columns(['user_id', 'work_id', 'time_added'])
    .expression(
      sql`
        select user_id, ${intoId}, time_added from ${sql.table(set)} where work_id = ${fromId}
        order by user_id
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id as userId')
    .execute()
  return rows.map(({ userId }) => userId)
}

/** Deletes a work from the sets of these members. */
export async function deleteFromSetsOf(
  tx: Tx,
  set: WorkSet,
  workId: number,
  userIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom(tx.dynamic.table(set).as('kept'))
    .where('kept.work_id', '=', workId)
    .where('kept.user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .execute()
}
