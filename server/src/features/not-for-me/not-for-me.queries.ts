import type { WorkNotForMe } from '@medley/contract/works/not-for-me'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'

/**
 * Adds a work; an existing one keeps its time, and its switch unless one is given. Returns the switch, or
 * undefined if the member has `max` others.
 */
export async function insertWork(
  handle: Handle,
  {
    userId,
    workId,
    alsoFromFeed = null,
    time,
  }: { userId: number; workId: number; alsoFromFeed?: boolean | null | undefined; time: Date },
  max: number,
): Promise<boolean | undefined> {
  const wanted = sql<boolean | null>`${alsoFromFeed}::boolean`
  const row = await handle
    .insertInto('not_for_me')
    .columns(['user_id', 'work_id', 'also_from_feed', 'time_added'])
    .expression(
      sql`
        select ${userId}, ${workId}, coalesce(${wanted}, false), ${time}
        where (
          select count(*) from not_for_me where user_id = ${userId} and work_id <> ${workId}
        ) < ${max}
      `,
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'work_id'])
        .doUpdateSet({ also_from_feed: sql`coalesce(${wanted}, not_for_me.also_from_feed)` }),
    )
    .returning('also_from_feed as alsoFromFeed')
    .executeTakeFirst()
  return row?.alsoFromFeed
}

export async function deleteWork(handle: Handle, userId: number, workId: number): Promise<void> {
  await handle
    .deleteFrom('not_for_me')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .execute()
}

/** The switch of a work; undefined if it is not in the member's set. */
export async function findSwitch(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<boolean | undefined> {
  const row = await handle
    .selectFrom('not_for_me')
    .select('also_from_feed as alsoFromFeed')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .executeTakeFirst()
  return row?.alsoFromFeed
}

export interface Search {
  /** A part of the title. */
  q?: string | undefined
}

/** A page of a member's works, latest first; those merged into another are left out. */
export async function listWorks(
  handle: Handle,
  member: Actor,
  search: Search,
  { limit, offset }: { limit: number; offset: number },
): Promise<WorkNotForMe[]> {
  const { rows } = await sql<WorkNotForMe>`
    select ${namedWorkOf('works')} as work, also_from_feed as "alsoFromFeed"
    from ${worksOf(member, search)}
    order by time_added desc, works.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countWorks(handle: Handle, member: Actor, search: Search): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${worksOf(member, search)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

function worksOf(member: Actor, { q = '' }: Search): RawBuilder<unknown> {
  return sql`not_for_me join works on works.id = work_id
    where user_id = ${member.id} and works.merged_into is null and ${isVisibleWork(member)}
      and strpos(fold_text(works.title), fold_text(${q})) > 0`
}

export async function listWorkIds(handle: Handle, userId: number): Promise<Set<number>> {
  const rows = await handle
    .selectFrom('not_for_me')
    .select('work_id as workId')
    .where('user_id', '=', userId)
    .execute()
  return new Set(rows.map(({ workId }) => workId))
}

/** Adds works with their times; returns those that are new. */
export async function insertWorks(
  tx: Tx,
  userId: number,
  alsoFromFeed: boolean,
  works: readonly { workId: number; time: string }[],
): Promise<{ workId: number; time: Date }[]> {
  return tx
    .insertInto('not_for_me')
    .columns(['user_id', 'work_id', 'also_from_feed', 'time_added'])
    .expression(
      sql`
        select ${userId}::integer, added."workId", ${alsoFromFeed}::boolean, added.time
        from json_to_recordset(${JSON.stringify(works)})
          as added ("workId" integer, time timestamptz)
      `,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['work_id as workId', 'time_added as time'])
    .execute()
}

/** Deletes works that still have the time they were written with. */
export async function deleteWorksAsWritten(
  tx: Tx,
  userId: number,
  works: readonly { workId: number | null; time: string }[],
): Promise<void> {
  const made = JSON.stringify(works)
  await tx
    .deleteFrom('not_for_me')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`(work_id, time_added) in (
        select "workId", time from json_to_recordset(${made})
          as made ("workId" integer, time timestamptz)
      )`,
    )
    .execute()
}
