import type { Medium } from '@medley/contract/values/medium'
import type { SentWork } from '@medley/contract/people/sent-works'
import type { Actor } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, transaction, type Tx } from '../../db/transaction.ts'
import { requireFriends } from '../friendships/friendships.service.ts'
import { notifyMany } from '../notifications/notifications.service.ts'
import { requireWork } from '../works/works.service.ts'
import { ratedSentWorkNotification, sentWorkNotification } from './sent-works.notifications.ts'
import {
  countSentWorksOf,
  deleteSentWork,
  isKnownToFriendsOf,
  listSentWorksOf,
  lockWaitingSenders,
  updateToReceived,
  updateToRemoved,
  upsertSentWorks,
} from './sent-works.queries.ts'
import { toSentWork } from './sent-works.view.ts'

interface Sending {
  work: { id: number; medium: Medium }
  userIds: readonly number[]
  note: string | null
}

/**
 * Sends a work to friends, all or none, and notifies those who did not have it with this note. Throws
 * `work_not_found`, `user_not_found`, `blocked_by_them`, `blocked_by_you`, and `forbidden` for members
 * who are no friends and for a work that they might not see.
 */
export function sendWork(
  ctx: Context,
  actor: Actor,
  { work, userIds, note }: Sending,
  { commit }: { commit: Commit },
): Promise<{ items: SentWork[] }> {
  return commit(async (tx) => {
    const { id: workId } = await requireWork(tx, actor, work.medium, work.id)
    const recipientIds = [...new Set(userIds)]
    await requireFriends(tx, actor, recipientIds)
    if (!(await isKnownToFriendsOf(tx, actor.id, workId))) throw forbidden()
    const time = ctx.clock.now()
    const sending = { senderId: actor.id, recipientIds, workId, note, time }
    const sent = await upsertSentWorks(tx, sending)
    const events = sent.map(({ id: sentWorkId, recipientId }) => ({
      actorId: actor.id,
      recipientId,
      time,
      sentWorkId,
    }))
    await notifyMany(tx, sentWorkNotification, events)
    const page = { workId, recipientIds, limit: recipientIds.length, offset: 0 }
    const rows = await listSentWorksOf(tx, actor, { direction: 'sent', ...page })
    return { items: rows.map(toSentWork) }
  })
}

interface Page {
  direction: 'received' | 'sent'
  workId?: number | undefined
  limit: number
  offset: number
}

/** Works that the actor received from friends, or sent them, newest first. */
export async function showSentWorks(
  ctx: Context,
  actor: Actor,
  page: Page,
): Promise<{ items: SentWork[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listSentWorksOf(ctx.db, actor, page),
    countSentWorksOf(ctx.db, actor, page),
  ])
  return { items: rows.map(toSentWork), totalCount }
}

/** Takes a received work off the actor's list, or takes back a sent one. Throws `sent_work_not_found`. */
export function removeSentWork(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const isGone =
      (await updateToRemoved(tx, actor.id, id)) || (await deleteSentWork(tx, actor.id, id))
    if (!isGone) throw notFound('sent_work')
    return { id }
  })
}

/** Puts a received work back on the actor's list. Throws `sent_work_not_found`. */
export async function restoreSentWork(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  if (!(await updateToReceived(ctx.db, actor.id, id))) throw notFound('sent_work')
  return { id }
}

/** Notifies the friends who sent the works of new reviews, on the caller's transaction. */
export async function notifySenders(
  tx: Tx,
  author: Actor,
  reviewIds: readonly number[],
  time: Date,
): Promise<void> {
  const senders = await lockWaitingSenders(tx, author, reviewIds)
  const events = senders.map(({ senderId: recipientId, ...rated }) => ({
    actorId: author.id,
    recipientId,
    time,
    ...rated,
  }))
  await notifyMany(tx, ratedSentWorkNotification, events)
}
