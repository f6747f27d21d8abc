import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { namedWorkOf } from '../works/works.visibility.ts'
import { isReceived, isSent, noteFor } from './sent-works.visibility.ts'

/** True if each friend of the member may see the work: it is confirmed, or the member's own addition. */
export async function isKnownToFriendsOf(
  handle: Handle,
  userId: number,
  workId: number,
): Promise<boolean> {
  const { rows } = await sql<{ isKnown: boolean }>`
    select (standing = 'confirmed' or standing = 'added' and exists (
      select from work_additions as addition
      where addition.work_id = works.id and addition.user_id = ${userId}
    )) as "isKnown"
    from works where id = ${workId}
  `.execute(handle)
  return rows[0]?.isKnown ?? false
}

interface Sending {
  senderId: number
  recipientIds: readonly number[]
  workId: number
  note: string | null
  time: Date
}

/** Writes what is sent. What was sent before, with the same note, and is still on the list stays as it is. */
export async function upsertSentWorks(
  tx: Tx,
  { senderId, recipientIds, workId, note, time }: Sending,
): Promise<{ id: number; recipientId: number }[]> {
  const { rows } = await sql<{ id: number; recipientId: number }>`
    insert into sent_works (sender_id, recipient_id, work_id, note, time_sent)
    select ${senderId}, recipient_id, ${workId}, ${note}, ${time}
    from unnest(${recipientIds}::integer[]) as recipient_id
    order by recipient_id
    on conflict (recipient_id, work_id, sender_id) do update
      set note = excluded.note, time_sent = excluded.time_sent, is_removed = false
      where sent_works.is_removed or sent_works.note is distinct from excluded.note
    returning id, recipient_id as "recipientId"
  `.execute(tx)
  return rows
}

/** A sent work with its other party and the recipient's newest review since. */
export interface SentWorkRow {
  id: number
  work: CoveredWork
  personId: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  note: string | null
  timeSent: Date
  review: { id: number; rating: number; timePosted: string } | null
}

interface SentFilter {
  direction: 'received' | 'sent'
  workId?: number | undefined
  /** Only those to these members. */
  recipientIds?: readonly number[]
}

type SentPage = SentFilter & { limit: number; offset: number }

/** Works that a member received from friends, or sent to them, newest first. */
export async function listSentWorksOf(
  handle: Handle,
  viewer: Actor,
  { limit, offset, ...filter }: SentPage,
): Promise<SentWorkRow[]> {
  const { rows } = await sql<SentWorkRow>`
    select sent_works.id, ${namedWorkOf('works')} as work, users.id as "personId", users.username,
      users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture", ${noteFor(viewer)} as note,
      sent_works.time_sent as "timeSent", (
        select json_build_object(
          'id', reviews.id, 'rating', reviews.rating, 'timePosted', reviews.time_posted
        )
        from reviews
        where reviews.author_id = sent_works.recipient_id
          and reviews.work_id = sent_works.work_id and reviews.time_posted >= sent_works.time_sent
        order by reviews.time_posted desc, reviews.id desc limit 1
      ) as review
    from ${sentWorksOf(viewer, filter)}
    order by sent_works.time_sent desc, sent_works.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

/** The number of what a member received from friends, or sent to them. */
export async function countSentWorksOf(
  handle: Handle,
  viewer: Actor,
  filter: SentFilter,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from ${sentWorksOf(viewer, filter)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The rows that pages show, joined with the work and the other party. */
function sentWorksOf(
  viewer: Actor,
  { direction, workId, recipientIds }: SentFilter,
): RawBuilder<unknown> {
  const isReceiving = direction === 'received'
  const other = sql.ref(isReceiving ? 'sent_works.sender_id' : 'sent_works.recipient_id')
  const ofWork = workId === undefined ? sql`` : sql`and sent_works.work_id = ${workId}`
  const to = recipientIds
    ? sql`and sent_works.recipient_id = any(${recipientIds}::integer[])`
    : sql``
  return sql`sent_works
    join works on works.id = sent_works.work_id
    join users on users.id = ${other}
    where ${isReceiving ? isReceived(viewer) : isSent(viewer)} ${ofWork} ${to}`
}

/** Takes a received work off its recipient's list; returns whether it was there. */
export async function updateToRemoved(
  handle: Handle,
  recipientId: number,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('sent_works')
    .set({ is_removed: true })
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .where('is_removed', '=', false)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Puts a received work back on its recipient's list, if it was taken off; returns whether it is there. */
export async function updateToReceived(
  handle: Handle,
  recipientId: number,
  id: number,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('sent_works')
    .set({ is_removed: false })
    .where('id', '=', id)
    .where('recipient_id', '=', recipientId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes what a member sent; returns whether it was there. */
export async function deleteSentWork(
  handle: Handle,
  senderId: number,
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('sent_works')
    .where('id', '=', id)
    .where('sender_id', '=', senderId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Those who wait for a review. */
export interface WaitingSender {
  sentWorkId: number
  senderId: number
  reviewId: number
}

/**
 * The friends who sent the works of new reviews to their author, if these are the first since. Locks the
 * senders against deletion; skips accounts that are being deleted.
 */
export async function lockWaitingSenders(
  tx: Tx,
  author: Actor,
  reviewIds: readonly number[],
): Promise<WaitingSender[]> {
  const { rows } = await sql<WaitingSender>`
    select sent_works.id as "sentWorkId", users.id as "senderId", reviews.id as "reviewId"
    from reviews
    join sent_works on sent_works.recipient_id = reviews.author_id
      and sent_works.work_id = reviews.work_id and sent_works.time_sent <= reviews.time_posted
    join works on works.id = sent_works.work_id
    join users on users.id = sent_works.sender_id
    where reviews.id = any(${reviewIds}::integer[]) and ${isReceived(author)} and not exists (
      select from reviews as earlier
      where earlier.author_id = reviews.author_id and earlier.work_id = reviews.work_id
        and earlier.time_posted >= sent_works.time_sent and earlier.id < reviews.id
    )
    order by users.id for key share of users skip locked
  `.execute(tx)
  return rows
}

/** Inserts removed rows again, where both members and the work still exist; returns how many. */
export async function insertSentWorkRows(tx: Tx, kept: readonly object[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into sent_works overriding system value
    select kept.* from jsonb_populate_recordset(null::sent_works, ${JSON.stringify(kept)}) as kept
    where exists (select from works where works.id = kept.work_id)
      and exists (select from users where users.id = kept.sender_id)
      and exists (select from users where users.id = kept.recipient_id)
    on conflict do nothing
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
