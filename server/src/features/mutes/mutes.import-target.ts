import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { type SharedImportTarget, withinLimit, writesAbout } from '../../ports/import-target.ts'

/** A member whom a file mutes, by name. */
export interface ImportedMute {
  username: string
  time: string
}

interface MuteState {
  time: string
}

/** Mutes of members who are here. Nobody is notified. */
export const mutesImportTarget: SharedImportTarget<ImportedMute, MuteState> = {
  kinds: ['mute'],
  thing: 'mute',
  existing: async (handle, userId, mutes) => {
    const placed = mutes.map(({ username }, index) => ({ username, index }))
    const { rows } = await sql<{ index: number; isHere: boolean }>`
      select index, muted_id is not null as "isHere"
      from json_to_recordset(${JSON.stringify(placed)}) as given (index integer, username text)
      join users on users.username = given.username::citext and users.id <> ${userId}
      left join mutes on muter_id = ${userId} and muted_id = users.id
    `.execute(handle)
    const found = new Map(rows.map(({ index, isHere }) => [index, isHere]))
    const outcomes = mutes.map((_, index) => {
      const isHere = found.get(index)
      if (isHere === undefined) return 'absent'
      return isHere ? 'here' : 'new'
    })
    return withinLimit(outcomes, limits.mutesMax - (await countMutes(handle, userId)))
  },
  write: async (tx, userId, mutes) => {
    const free = Math.max(0, limits.mutesMax - (await countMutes(tx, userId)))
    const { rows } = await sql<{ otherId: number; time: Date }>`
      insert into mutes (muter_id, muted_id, time_muted)
      select distinct on (users.id) ${userId}::integer, users.id, given.time
      from json_to_recordset(${JSON.stringify(mutes)}) as given (username text, time timestamptz)
      join users on users.username = given.username::citext and users.id <> ${userId}
      where not exists (select from mutes where muter_id = ${userId} and muted_id = users.id)
      order by users.id limit ${free}
      on conflict do nothing
      returning muted_id as "otherId", time_muted as time
    `.execute(tx)
    return writesAbout('mute', rows)
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await sql`
      delete from mutes
      using json_to_recordset(${JSON.stringify(made)}) as made (id integer, time timestamptz)
      where muter_id = ${userId} and muted_id = made.id and time_muted = made.time
    `.execute(tx)
    return new Map()
  },
}

async function countMutes(handle: Handle, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from mutes where muter_id = ${userId}
  `.execute(handle)
  return rows[0]?.count ?? 0
}
