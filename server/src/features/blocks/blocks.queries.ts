import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

/** Which of the two users block the other. */
export async function findBlocks(
  handle: Handle,
  oneId: number,
  otherId: number,
): Promise<{ byOne: boolean; byOther: boolean }> {
  const rows = await handle
    .selectFrom('blocks')
    .select('blocker_id as blockerId')
    .where((eb) =>
      eb.or([
        eb.and({ blocker_id: oneId, blocked_id: otherId }),
        eb.and({ blocker_id: otherId, blocked_id: oneId }),
      ]),
    )
    .execute()
  const blockers = new Set(rows.map((row) => row.blockerId))
  return { byOne: blockers.has(oneId), byOther: blockers.has(otherId) }
}

/** Locks blocks and friendships between two users until the transaction ends. */
export async function lockPair(tx: Tx, oneId: number, otherId: number): Promise<void> {
  const [lower, higher] = oneId < otherId ? [oneId, otherId] : [otherId, oneId]
  await sql`select pg_advisory_xact_lock(${lower}::integer, ${higher}::integer)`.execute(tx)
}

/** Adds a block; an existing one stays unchanged. */
export async function insertBlock(
  handle: Handle,
  block: { blockerId: number; blockedId: number; timeBlocked: Date },
): Promise<void> {
  await handle
    .insertInto('blocks')
    .values({
      blocker_id: block.blockerId,
      blocked_id: block.blockedId,
      time_blocked: block.timeBlocked,
    })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

export async function deleteBlock(
  handle: Handle,
  blockerId: number,
  blockedId: number,
): Promise<void> {
  await handle
    .deleteFrom('blocks')
    .where('blocker_id', '=', blockerId)
    .where('blocked_id', '=', blockedId)
    .execute()
}

export interface BlockedRow {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  timeBlocked: Date
}

/** A page of the members whom a member blocks, latest first. */
export async function listBlockedBy(
  handle: Handle,
  blocker: Actor,
  { limit, offset }: { limit: number; offset: number },
): Promise<BlockedRow[]> {
  const { rows } = await sql<BlockedRow>`
    select users.id, users.username::text, first_name as "firstName", last_name as "lastName",
      profile_picture as "profilePicture", time_blocked as "timeBlocked"
    from blocks join users on users.id = blocked_id
    where blocker_id = ${blocker.id} and ${isNotSuspended(blocker, 'users.id')}
    order by time_blocked desc, users.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** The number of members whom a member blocks. */
export async function countBlockedBy(handle: Handle, blocker: Actor): Promise<number> {
  const { count } = await handle
    .selectFrom('blocks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('blocker_id', '=', blocker.id)
    .where(isNotSuspended(blocker, 'blocked_id'))
    .executeTakeFirstOrThrow()
  return count
}
