import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import {
  type SharedImportTarget,
  type SharedOutcome,
  writesAbout,
} from '../../ports/import-target.ts'
import { lockPair } from './blocks.queries.ts'

/** A member whom a file blocks, by name. */
export interface ImportedBlock {
  username: string
  time: string
}

interface BlockState {
  time: string
}

interface FoundMember {
  index: number
  id: number
  outcome: SharedOutcome
}

/**
 * Blocks of members who are here. A block would end a friendship or request, which an undo could not bring
 * back, so those are left to the member.
 */
export const blocksImportTarget: SharedImportTarget<ImportedBlock, BlockState> = {
  kinds: ['block'],
  thing: 'block',
  existing: async (handle, userId, blocks) => {
    const found = await findMembers(handle, userId, blocks)
    const outcomes = new Map(found.map(({ index, outcome }) => [index, outcome]))
    return blocks.map((_, index) => outcomes.get(index) ?? 'absent')
  },
  write: async (tx, userId, blocks) => {
    // The same order in every transaction.
    const members = await findMembers(tx, userId, blocks)
    for (const { id } of members.toSorted((a, b) => a.id - b.id)) await lockPair(tx, userId, id)
    const added = (await findMembers(tx, userId, blocks))
      .filter(({ outcome }) => outcome === 'new')
      .map(({ id, index }) => ({ id, time: blocks[index]?.time }))
    const { rows } = await sql<{ otherId: number; time: Date }>`
      insert into blocks (blocker_id, blocked_id, time_blocked)
      select ${userId}::integer, added.id, added.time
      from json_to_recordset(${JSON.stringify(added)}) as added (id integer, time timestamptz)
      on conflict do nothing
      returning blocked_id as "otherId", time_blocked as time
    `.execute(tx)
    return writesAbout('block', rows)
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await sql`
      delete from blocks
      using json_to_recordset(${JSON.stringify(made)}) as made (id integer, time timestamptz)
      where blocker_id = ${userId} and blocked_id = made.id and time_blocked = made.time
    `.execute(tx)
    return new Map()
  },
}

async function findMembers(
  handle: Handle,
  userId: number,
  blocks: readonly ImportedBlock[],
): Promise<FoundMember[]> {
  const placed = blocks.map(({ username }, index) => ({ username, index }))
  const { rows } = await sql<FoundMember>`
    select index, users.id, case
      when blocked_id is not null then 'here'
      when requester_id is not null then 'befriended'
      else 'new'
    end as outcome
    from json_to_recordset(${JSON.stringify(placed)}) as given (index integer, username text)
    join users on users.username = given.username::citext and users.id <> ${userId}
    left join blocks on blocker_id = ${userId} and blocked_id = users.id
    left join friendships
      on lower_id = least(users.id, ${userId}) and higher_id = greatest(users.id, ${userId})
  `.execute(handle)
  return rows
}
