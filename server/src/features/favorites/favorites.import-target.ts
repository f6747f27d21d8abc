import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { ImportTarget } from '../../ports/import-target.ts'

interface TimedFavorite {
  medium: Medium
  workId: number
  time: string
}

/** Imports set the favorites of mediums without one. The state is the time it was set. */
export const favoritesImportTarget: ImportTarget<
  void,
  Set<string>,
  TimedFavorite,
  { time: string }
> = {
  kinds: ['favorite'],
  existing: async (handle, userId) => {
    const rows = await handle
      .selectFrom('favorites')
      .select('medium')
      .where('user_id', '=', userId)
      .execute()
    return new Set(rows.map(({ medium }) => medium))
  },
  write: async (tx, userId, favorites) => {
    const { rows } = await sql<{ workId: number; timeSet: Date }>`
      insert into favorites (user_id, medium, work_id, time_set)
      select ${userId}::integer, medium, "workId", time
      from json_to_recordset(${JSON.stringify(favorites)})
        as one (medium text, "workId" integer, time timestamptz)
      on conflict (user_id, medium) do nothing
      returning work_id as "workId", time_set as "timeSet"
    `.execute(tx)
    return rows.map(({ workId, timeSet }) => ({
      kind: 'favorite',
      targetId: null,
      workId,
      importKey: null,
      state: { time: timeSet.toISOString() },
    }))
  },
  revert: async (tx, userId, writes) => {
    const set = writes.map(({ workId, state }) => ({ workId, time: state.time }))
    await sql`
      delete from favorites
      using json_to_recordset(${JSON.stringify(set)}) as one ("workId" integer, time timestamptz)
      where user_id = ${userId} and work_id = one."workId" and time_set = one.time
    `.execute(tx)
    return new Map()
  },
}
