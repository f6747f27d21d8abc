import type { RequestStatus } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { friendIdsOf, requestStatusFor } from './friendships.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

function pairOf(oneId: number, otherId: number): { lowerId: number; higherId: number } {
  return { lowerId: Math.min(oneId, otherId), higherId: Math.max(oneId, otherId) }
}

/**
 * Sends a request, or approves that of the other user, and returns which; undefined if nothing changed.
 * A pair has a single row, so crossing requests become a friendship.
 */
export async function upsertFriendship(
  handle: Handle,
  { fromId, toId, time }: { fromId: number; toId: number; time: Date },
): Promise<'asked' | 'approved' | undefined> {
  const { lowerId, higherId } = pairOf(fromId, toId)
  const changed = await handle
    .insertInto('friendships')
    .values({
      lower_id: lowerId,
      higher_id: higherId,
      requester_id: fromId,
      time_requested: time,
    })
    .onConflict((oc) =>
      oc
        .columns(['lower_id', 'higher_id'])
        .doUpdateSet({ time_approved: sql`excluded.time_requested` })
        .where('friendships.time_approved', 'is', null)
        .whereRef('friendships.requester_id', '<>', 'excluded.requester_id'),
    )
    .returning(sql<boolean>`time_approved is not null`.as('isApproved'))
    .executeTakeFirst()
  if (!changed) return undefined
  return changed.isApproved ? 'approved' : 'asked'
}

export async function deleteFriendship(
  handle: Handle,
  oneId: number,
  otherId: number,
): Promise<void> {
  const { lowerId, higherId } = pairOf(oneId, otherId)
  await handle
    .deleteFrom('friendships')
    .where('lower_id', '=', lowerId)
    .where('higher_id', '=', higherId)
    .execute()
}

/** Request status between two members, as the viewer sees it; undefined if there is none, or one is suspended. */
export async function findRequestStatus(
  handle: Handle,
  viewer: Actor,
  otherId: number,
): Promise<RequestStatus | undefined> {
  const { lowerId, higherId } = pairOf(viewer.id, otherId)
  const row = await handle
    .selectFrom('friendships')
    .select(requestStatusFor(viewer.id).as('status'))
    .where('lower_id', '=', lowerId)
    .where('higher_id', '=', higherId)
    .where(isNotSuspended(viewer, 'lower_id'))
    .where(isNotSuspended(viewer, 'higher_id'))
    .executeTakeFirst()
  return row?.status
}

/** Users with their request status as the viewer sees it; the viewer's own is `none`. */
function selectPeople(handle: Handle, viewer: Viewer, isShown = maySee(viewer, 'users.id')) {
  const viewerId = sql<number>`${viewer?.id ?? null}::integer`
  return handle
    .selectFrom('users')
    .leftJoin('friendships', (join) =>
      join
        .on('friendships.lower_id', '=', sql<number>`least(users.id, ${viewerId})`)
        .on('friendships.higher_id', '=', sql<number>`greatest(users.id, ${viewerId})`),
    )
    .select([
      'users.id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'profile_picture as profilePicture',
    ])
    .select(requestStatusFor(viewer?.id ?? null).as('requestStatus'))
    .where(isShown)
}

export type PersonRow = Awaited<ReturnType<typeof listFriends>>[number]

/** First and last name as shown, or the username. */
const displayName = sql<string>`coalesce(
  nullif(btrim(concat_ws(' ', nullif(btrim(first_name), ''), nullif(btrim(last_name), ''))), ''),
  username::text)`

/** A user's friends by name, as the viewer may see them. PostgreSQL 15 has no collation named `unicode`. */
export function listFriends(handle: Handle, viewer: Viewer, userId: number) {
  return selectPeople(handle, viewer)
    .where('users.id', 'in', friendIdsOf(userId))
    .orderBy(sql`fold_text(${displayName}) collate "und-x-icu"`)
    .orderBy(sql`fold_text(username::text) collate "und-x-icu"`)
    .orderBy('users.id')
    .execute()
}

/** Pending requests that a member sent or received, newest first. Both sides see them, whatever their audience. */
export function listRequests(handle: Handle, viewer: Viewer & object, sent: boolean) {
  return selectPeople(handle, viewer, noBlockBetween(viewer, 'users.id'))
    .where('friendships.time_approved', 'is', null)
    .where('friendships.requester_id', '=', sent ? viewer.id : sql<number>`users.id`)
    .where('users.id', 'in', pairedIdsOf(viewer.id))
    .orderBy('friendships.time_requested', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
}

/** Ids of everyone with a friendship or request with this user. */
function pairedIdsOf(userId: number): RawBuilder<number> {
  return sql<number>`(
    select higher_id from friendships where lower_id = ${userId}
    union all
    select lower_id from friendships where higher_id = ${userId}
  )`
}

/** The users with the given ids, in the same order. */
export function listPeople(handle: Handle, viewer: Viewer, ids: readonly number[]) {
  return selectPeople(handle, viewer)
    .where('users.id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy(sql`array_position(${ids}::integer[], users.id)`)
    .execute()
}

/** The suggested users, in their order. */
export function listSuggested(
  handle: Handle,
  viewer: Actor,
  suggested: RawBuilder<{ id: number; rank: number }>,
) {
  return selectPeople(handle, viewer)
    .innerJoin(suggested.as('suggested'), 'suggested.id', 'users.id')
    .orderBy('suggested.rank')
    .execute()
}

/** Locks those of some members who are the actor's friends against deletion; returns their ids. */
export async function lockFriends(
  tx: Tx,
  actor: Actor,
  ids: readonly number[],
): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select users.id from users
    where users.id = any(${ids}::integer[]) and users.id in ${friendIdsOf(actor.id)}
      and ${noBlockBetween(actor, 'users.id')}
    order by users.id for key share
  `.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
