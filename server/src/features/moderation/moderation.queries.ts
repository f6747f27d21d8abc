import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isAdminRow, letterLanguage } from '../accounts/accounts.visibility.ts'

export type ActKind = 'remove' | 'warn' | 'suspend' | 'restore' | 'dismiss'
export type ActType =
  | 'user'
  | 'review'
  | 'comment'
  | 'list'
  | 'picture'
  | 'profileTexts'
  | 'work'
  | 'sentWork'
  | 'remark'

interface NewAct {
  act: ActKind
  type: ActType
  itemId: number
  memberId: number | null
  adminId: number | null
  caseId: number | null
  reason: string
  summary: string
  timeEnds: Date | null
  kept: unknown
  time: Date
}

/** Returns the id. */
export async function insertAct(tx: Tx, act: NewAct): Promise<number> {
  const { id } = await tx
    .insertInto('moderation_acts')
    .values({
      act: act.act,
      type: act.type,
      item_id: act.itemId,
      member_id: act.memberId,
      admin_id: act.adminId,
      case_id: act.caseId,
      reason: act.reason,
      summary: act.summary,
      time_ends: act.timeEnds,
      kept: act.kept === null ? null : JSON.stringify(act.kept),
      time_acted: act.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Act {
  id: number
  act: ActKind
  type: ActType
  itemId: number
  memberId: number | null
  caseId: number | null
  reason: string
  summary: string
  timeEnds: Date | null
  kept: unknown
  isUndone: boolean
  isNotified: boolean
}

/** An act, locked until the transaction ends. */
export async function lockAct(tx: Tx, id: number): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    select id, act, type, item_id as "itemId", member_id as "memberId", case_id as "caseId", reason,
      summary, time_ends as "timeEnds", kept, time_undone is not null as "isUndone",
      time_told is not null as "isNotified"
    from moderation_acts where id = ${id} for no key update
  `.execute(tx)
  return rows[0]
}

export async function updateToUndone(tx: Tx, id: number, time: Date): Promise<void> {
  await tx
    .updateTable('moderation_acts')
    .set({ time_undone: time, kept: null })
    .where('id', '=', id)
    .execute()
}

export async function updateToNotified(tx: Tx, id: number, time: Date): Promise<void> {
  await tx.updateTable('moderation_acts').set({ time_told: time }).where('id', '=', id).execute()
}

interface Suspension {
  userId: number
  reason: string
  time: Date
  timeEnds: Date | null
}

/** Suspends a member, or changes why and how long. */
export async function writeSuspension(tx: Tx, suspension: Suspension): Promise<void> {
  const { userId, reason, time, timeEnds } = suspension
  await sql`
    insert into suspensions (user_id, reason, time_suspended, time_ends)
    values (${userId}, ${reason}, ${time}, ${timeEnds})
    on conflict (user_id) do update set reason = excluded.reason, time_ends = excluded.time_ends
  `.execute(tx)
}

/** Returns whether the member was suspended. */
export async function deleteSuspension(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('suspensions')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export function findSuspension(handle: Handle, userId: number) {
  return handle
    .selectFrom('suspensions')
    .select(['reason', 'time_suspended as timeSuspended', 'time_ends as timeEnds'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Lifts the suspensions whose time has come; returns their members. */
export async function deleteEndedSuspensions(tx: Tx, now: Date): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    delete from suspensions where time_ends <= ${now} returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

/** Empties what was kept of removals before a time; returns the pictures among it. */
export async function deleteKeptBefore(tx: Tx, time: Date): Promise<string[]> {
  const { rows } = await sql<{ pictureKey: string | null }>`
    with old as (
      select id, kept from moderation_acts where kept is not null and time_acted < ${time} for update
    )
    update moderation_acts set kept = null from old where moderation_acts.id = old.id
    returning old.kept ->> 'pictureKey' as "pictureKey"
  `.execute(tx)
  return rows.flatMap(({ pictureKey }) => (pictureKey === null ? [] : [pictureKey]))
}

/** The name, address and language of a member. */
export function findMember(handle: Handle, id: number) {
  return handle
    .selectFrom('users')
    .select(['id', 'username', sql<string>`email::text`.as('email'), letterLanguage.as('language')])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a member against deletion until the transaction ends. */
export async function lockMember(
  ctx: Pick<Context, 'clock' | 'identityProvider'>,
  tx: Tx,
  id: number,
) {
  const { rows } = await sql<{ id: number; username: string; isAdmin: boolean }>`
    select id, username::text as username, ${isAdminRow(ctx)} as "isAdmin"
    from users where id = ${id} for key share
  `.execute(tx)
  return rows[0]
}
