import type { Person, RequestStatus } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { forbidden, invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { filterUnblocked, refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { requireReachable, requireOpenUser } from '../profiles/profiles.service.ts'
import { approvalNotification, friendRequestNotification } from './friendships.notifications.ts'
import {
  deleteFriendship,
  findRequestStatus,
  listFriends,
  listPeople,
  listRequests,
  listSuggested,
  lockFriends,
  upsertFriendship,
} from './friendships.queries.ts'
import { suggestedTo } from './friendships.suggestions.queries.ts'
import { toPerson } from './friendships.view.ts'

const suggestionsMax = 10

/**
 * Requests a friendship, or approves the other user's request. Throws `validation_error` for oneself,
 * `user_not_found`, and `blocked_by_them` or `blocked_by_you` across a block.
 */
export async function requestOrApprove(
  ctx: Context,
  actor: Actor,
  { otherId }: { otherId: number },
): Promise<{ requestStatus: 'outgoing' | 'approved' }> {
  if (otherId === actor.id) throw invalidValue('otherId', 'You cannot befriend yourself')
  return transaction(ctx.db, async (tx) => {
    await requireReachable(tx, actor, otherId)
    await filterUnblocked(tx, actor.id, otherId)
    const time = ctx.clock.now()
    const change = await upsertFriendship(tx, { fromId: actor.id, toId: otherId, time })
    const event = { actorId: actor.id, recipientId: otherId, time }
    if (change === 'asked') await notify(tx, friendRequestNotification, event)
    if (change === 'approved') {
      await notify(tx, approvalNotification, event)
      await ctx.events.friendshipStarted(tx, { memberIds: [actor.id, otherId] })
    }
    const status = await findRequestStatus(tx, actor, otherId)
    return { requestStatus: status === 'approved' ? status : 'outgoing' }
  })
}

/** Makes two members friends at once, whatever they asked of each other before; notifies the other. */
export async function befriend(
  ctx: Pick<Context, 'events'>,
  tx: Tx,
  { actorId, otherId, time }: { actorId: number; otherId: number; time: Date },
): Promise<void> {
  await upsertFriendship(tx, { fromId: otherId, toId: actorId, time })
  await upsertFriendship(tx, { fromId: actorId, toId: otherId, time })
  await notify(tx, approvalNotification, { actorId, recipientId: otherId, time })
  await ctx.events.friendshipStarted(tx, { memberIds: [actorId, otherId] })
}

/** Declines or cancels a request, or ends a friendship. Throws `user_not_found`. */
export async function endFriendshipWith(
  ctx: Context,
  actor: Actor,
  { otherId }: { otherId: number },
): Promise<{ requestStatus: 'none' }> {
  return transaction(ctx.db, async (tx) => {
    await requireReachable(tx, actor, otherId)
    await deleteFriendship(tx, actor.id, otherId)
    return { requestStatus: 'none' }
  })
}

/** Request status between the actor and another user. Throws `friendship_not_found` if there is none. */
export async function friendshipWith(
  ctx: Context,
  actor: Actor,
  { otherId }: { otherId: number },
): Promise<{ requestStatus: Exclude<RequestStatus, 'none'> }> {
  const requestStatus = await findRequestStatus(ctx.db, actor, otherId)
  if (!requestStatus || requestStatus === 'none') throw notFound('friendship')
  return { requestStatus }
}

/** Ends the friendship or request between two users, in the caller's transaction. */
export async function endFriendshipBetween(tx: Tx, oneId: number, otherId: number): Promise<void> {
  await deleteFriendship(tx, oneId, otherId)
}

/**
 * Locks some friends of the actor against deletion. If one of the members is no friend, throws
 * `user_not_found`, `blocked_by_them`, `blocked_by_you` or `forbidden`.
 */
export async function requireFriends(tx: Tx, actor: Actor, ids: readonly number[]): Promise<void> {
  const friends = await lockFriends(tx, actor, ids)
  const other = ids.find((id) => !friends.has(id))
  if (other === undefined) return
  await requireReachable(tx, actor, other)
  await refuseAcrossBlock(tx, actor.id, other)
  throw forbidden()
}

/** A user's friends by name. Throws `user_not_found`, `blocked_by_them`. */
export async function contactsOf(
  ctx: Context,
  viewer: Viewer,
  { user: username }: { user: string },
): Promise<Person[]> {
  const user = await requireOpenUser(ctx.db, viewer, username)
  const rows = await listFriends(ctx.db, viewer, user.id)
  return rows.map(toPerson)
}

/** Requests that the actor received, newest first. */
export async function incomingRequests(ctx: Context, actor: Actor): Promise<Person[]> {
  const rows = await listRequests(ctx.db, actor, false)
  return rows.map(toPerson)
}

/** Requests that the actor sent, newest first. */
export async function outgoingRequests(ctx: Context, actor: Actor): Promise<Person[]> {
  const rows = await listRequests(ctx.db, actor, true)
  return rows.map(toPerson)
}

/** People as the viewer sees them, in the order of the ids. */
export async function loadPeople(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Person[]> {
  return (await listPeople(handle, viewer, ids)).map(toPerson)
}

/** Up to ten friend suggestions, as entries or as bare usernames. */
export async function suggest(
  ctx: Context,
  actor: Actor,
  { fields }: { fields?: 'username' | undefined },
): Promise<Person[] | string[]> {
  const people = await suggestPeople(ctx, actor)
  return fields === 'username' ? people.map(({ username }) => username) : people
}

/** Up to ten friend suggestions. */
export async function suggestPeople(ctx: Context, actor: Actor): Promise<Person[]> {
  const rows = await listSuggested(ctx.db, actor, suggestedTo(ctx, actor, suggestionsMax))
  return rows.map(toPerson)
}
