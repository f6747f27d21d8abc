import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import {
  type SharedImportTarget,
  type SharedOutcome,
  writesAbout,
} from '../../ports/import-target.ts'

/** A friend of a file. */
export interface ImportedFriend {
  username: string
  time: string
}

interface FriendshipState {
  time: string
}

/**
 * A friendship is restored only where the other member has asked for it. A request is never sent: the file is
 * one side's word, and the name may be another person's here. Nobody is notified.
 */
export const friendshipsImportTarget: SharedImportTarget<ImportedFriend, FriendshipState> = {
  kinds: ['friendship'],
  thing: 'friend',
  existing: listOutcomes,
  write: async (tx, userId, friends) => {
    const { rows } = await sql<{ otherId: number; time: Date }>`
      update friendships set time_approved = greatest(friend.time, time_requested)
      from json_to_recordset(${JSON.stringify(friends)}) as friend (username text, time timestamptz)
      join users on users.username = friend.username::citext
      where lower_id = least(users.id, ${userId}) and higher_id = greatest(users.id, ${userId})
        and requester_id = users.id and time_approved is null
        and ${noBlockBetween(memberOf(userId), 'users.id')}
      returning users.id as "otherId", time_approved as time
    `.execute(tx)
    return writesAbout('friendship', rows)
  },
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await sql`
      update friendships set time_approved = null
      from json_to_recordset(${JSON.stringify(made)}) as made (id integer, time timestamptz)
      where lower_id = least(made.id, ${userId}) and higher_id = greatest(made.id, ${userId})
        and requester_id = made.id and time_approved = made.time
    `.execute(tx)
    return new Map()
  },
}

async function listOutcomes(
  handle: Handle,
  userId: number,
  friends: readonly ImportedFriend[],
): Promise<SharedOutcome[]> {
  const placed = friends.map(({ username }, index) => ({ username, index }))
  const { rows } = await sql<{ index: number; outcome: SharedOutcome }>`
    select index, case
      when time_approved is not null then 'here'
      when requester_id = users.id then 'new'
      else 'unasked'
    end as outcome
    from json_to_recordset(${JSON.stringify(placed)}) as friend (index integer, username text)
    join users on users.username = friend.username::citext and users.id <> ${userId}
    left join friendships
      on lower_id = least(users.id, ${userId}) and higher_id = greatest(users.id, ${userId})
    where ${noBlockBetween(memberOf(userId), 'users.id')}
  `.execute(handle)
  const outcomes = new Map(rows.map(({ index, outcome }) => [index, outcome]))
  return friends.map((_, index) => outcomes.get(index) ?? 'absent')
}
