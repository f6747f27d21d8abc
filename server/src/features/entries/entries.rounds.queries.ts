import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { placeOf } from './entries.order.visibility.ts'
import { isAgain } from './entries.rounds.visibility.ts'

/**
 * The entries that a member has behind them in a work that they see or hear again: up to their place, and those seen
 * since they began again. Undefined for whoever is in it for the first time, or not in it.
 */
export async function findEntriesBehind(
  tx: Tx,
  userId: number,
  workId: number,
): Promise<ReadonlySet<number> | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select entry.id from work_entries as entry
      where entry.work_id = ${workId} and (
        (
          entry.season is distinct from 0
          and ${placeOf(sql`entry`, sql`works.medium`)} <= ${placeOf(sql`place`, sql`works.medium`)}
        )
        or exists (
          select from entry_viewings as own
          where own.user_id = ${userId} and own.work_id = ${workId} and own.entry_id = entry.id
            and own.time_created >= progress.time_started
        )
      )
    ) as ids
    from progress
    join works on works.id = progress.work_id
    left join work_entries as place on place.id = progress.entry_id
    where progress.user_id = ${userId} and progress.work_id = ${workId} and ${isAgain}
  `.execute(tx)
  return rows[0] && new Set(rows[0].ids)
}

/** Adds a viewing of an entry on a day, a repeat if there are others; nothing if there is one on it. */
export async function insertViewingOnDay(
  tx: Tx,
  viewing: { userId: number; workId: number; entryId: number; day: string | null; time: Date },
): Promise<void> {
  const { userId, workId, entryId, day, time } = viewing
  await sql`
    insert into entry_viewings (user_id, work_id, entry_id, day, is_repeat, time_created)
    select ${userId}::integer, ${workId}::integer, ${entryId}::integer, ${day}::date,
      exists (
        select from entry_viewings
        where user_id = ${userId} and work_id = ${workId} and entry_id = ${entryId}
      ),
      ${time}::timestamptz
    where not exists (
      select from entry_viewings
      where user_id = ${userId} and work_id = ${workId} and entry_id = ${entryId}
        and day is not distinct from ${day}::date
    )
    on conflict do nothing
  `.execute(tx)
}
