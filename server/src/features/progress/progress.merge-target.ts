import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { pairsOf } from '../entries/entries.pairs.visibility.ts'

const moved = z.object({
  userIds: z.array(z.int()).describe('Whose progress moved, other than with its entry'),
  entries: z.array(z.object({ userId: z.int(), entryId: z.int() })).describe('Where they were'),
  dropped: z
    .array(z.record(z.string(), z.unknown()))
    .describe('Progress of members who have some in the other work, too'),
})

/**
 * Runs before the entries move: progress moves to the same entry of the other work, or later with its own. A
 * member's progress in the other work stays.
 */
export const progressMergeTarget = defineMergeTarget({
  name: 'progress',
  // Earlier merges have no record of it.
  moved: moved.default({ userIds: [], entries: [], dropped: [] }),
  async move(tx, pair) {
    const { fromId, intoId } = pair
    const { rows: dropped } = await sql<{ row: Record<string, unknown> }>`
      delete from progress where work_id = ${fromId}
        and user_id in (select user_id from progress where work_id = ${intoId})
      returning to_json(progress) as "row"
    `.execute(tx)
    // Merged works know the last point of each member, not a later one that they turned back from.
    await sql`
      update progress set reached_entry_id = entry_id
      where work_id = ${fromId} and reached_entry_id is distinct from entry_id
    `.execute(tx)
    const { rows } = await sql<{ userId: number; entryId: number | null }>`
      update progress set work_id = ${intoId}, entry_id = pair.into_id, reached_entry_id = pair.into_id
      from progress as own left join ${pairsOf(pair)} as pair on pair.from_id = own.entry_id
      where progress.id = own.id and own.work_id = ${fromId}
        and (own.entry_id is null or pair.into_id is not null)
      returning progress.user_id as "userId", own.entry_id as "entryId"
    `.execute(tx)
    return {
      userIds: rows.map(({ userId }) => userId),
      entries: rows.flatMap(({ userId, entryId }) =>
        entryId === null ? [] : [{ userId, entryId }],
      ),
      dropped: dropped.map(({ row }) => row),
    }
  },
  async moveBack(tx, { fromId, intoId }, { userIds, entries, dropped }) {
    await sql`
      update progress set work_id = ${fromId}, (entry_id, reached_entry_id) = (
        select entry.id, entry.id from work_entries as entry
        join json_to_recordset(${JSON.stringify(entries)}) as was ("userId" integer, "entryId" integer)
          on was."entryId" = entry.id
        where was."userId" = progress.user_id and entry.work_id = ${fromId}
      )
      where user_id = any(${userIds}::integer[]) and work_id = ${intoId}
    `.execute(tx)
    await sql`
      insert into progress (
        user_id, work_id, state, entry_id, amount, unit, total, is_private, time_started, time_changed
      )
      select user_id, ${fromId}::integer, state,
        (select id from work_entries where id = entry_id and work_entries.work_id = ${fromId}),
        amount, unit, total, is_private, time_started, time_changed
      from json_populate_recordset(null::progress, ${JSON.stringify(dropped)})
      where exists (select from users where users.id = user_id)
      on conflict (user_id, work_id) do nothing
    `.execute(tx)
  },
})
