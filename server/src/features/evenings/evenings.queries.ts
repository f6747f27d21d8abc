import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/transaction.ts'
import type { RankedWork } from './evenings.ranking.rules.ts'
import { isOpenTo } from './evenings.visibility.ts'

/** Deletes a host's evenings from before a time on which nothing was chosen; returns how many others are open. */
export async function deleteStaleEvenings(tx: Tx, hostId: number, before: Date): Promise<number> {
  await tx
    .deleteFrom('evenings')
    .where('host_id', '=', hostId)
    .where('work_id', 'is', null)
    .where('time_started', '<', before)
    .execute()
  const { count } = await tx
    .selectFrom('evenings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('work_id', 'is', null)
    .where('time_ended', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

interface NewEvening {
  hostId: number
  guestIds: readonly number[]
  medium: Medium
  maxMinutes: number | null
  maxPages: number | null
  proposals: readonly RankedWork[]
  time: Date
}

/** Writes an evening with its members, proposals and reasons; returns its id. */
export async function insertEvening(tx: Tx, evening: NewEvening): Promise<number> {
  const { hostId, guestIds, medium, maxMinutes, maxPages, proposals, time } = evening
  const { id } = await tx
    .insertInto('evenings')
    .values({
      host_id: hostId,
      medium,
      time_started: time,
      max_minutes: maxMinutes,
      max_pages: maxPages,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('evening_members')
    .values([hostId, ...guestIds].map((userId) => ({ evening_id: id, user_id: userId })))
    .execute()
  const rows = proposals.map(({ workId }, index) => ({
    evening_id: id,
    work_id: workId,
    place: index + 1,
  }))
  const reasons = proposals.flatMap(({ workId, reasons: ofWork }) =>
    ofWork.map(({ userId, reason }) => ({
      evening_id: id,
      work_id: workId,
      user_id: userId,
      kind: reason.kind,
      because_id: reason.kind === 'liked' ? reason.becauseId : null,
      genre: reason.kind === 'genre' ? reason.genre : null,
    })),
  )
  if (rows.length > 0) await tx.insertInto('evening_proposals').values(rows).execute()
  if (reasons.length > 0) await tx.insertInto('evening_reasons').values(reasons).execute()
  return id
}

/** An evening that is open to a member, as the rules need it. */
export interface OpenEvening {
  id: number
  hostId: number
  medium: Medium
  workId: number | null
  day: string | null
  /** Someone has it in their diary. */
  isConfirmed: boolean
}

/** An evening open to the viewer, locked until the transaction ends. */
export async function lockOpenEvening(
  tx: Tx,
  viewer: Actor,
  id: number,
): Promise<OpenEvening | undefined> {
  const { rows } = await sql<OpenEvening>`
    select evenings.id, evenings.host_id as "hostId", evenings.medium, evenings.work_id as "workId",
      evenings.day, exists (
        select from evening_members
        where evening_id = evenings.id and viewing_id is not null
      ) as "isConfirmed"
    from evenings
    where evenings.id = ${id} and evenings.host_id is not null and ${isOpenTo(viewer)}
    for update
  `.execute(tx)
  return rows[0]
}

/** Returns false if the work is not proposed. */
export async function insertVeto(
  tx: Tx,
  veto: { eveningId: number; workId: number; userId: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into evening_vetoes (evening_id, work_id, user_id)
    select evening_id, work_id, ${veto.userId} from evening_proposals
    where evening_id = ${veto.eveningId} and work_id = ${veto.workId}
    on conflict (evening_id, work_id, user_id) do update set user_id = excluded.user_id
    returning work_id
  `.execute(tx)
  return rows.length > 0
}

export async function deleteVeto(
  tx: Tx,
  veto: { eveningId: number; workId: number; userId: number },
): Promise<void> {
  await tx
    .deleteFrom('evening_vetoes')
    .where('evening_id', '=', veto.eveningId)
    .where('work_id', '=', veto.workId)
    .where('user_id', '=', veto.userId)
    .execute()
}

export async function updateChoice(
  tx: Tx,
  id: number,
  { workId, day }: { workId: number; day: string },
): Promise<void> {
  await tx.updateTable('evenings').set({ work_id: workId, day }).where('id', '=', id).execute()
}

/** The viewing that a member confirmed an evening with. */
export async function findConfirmation(
  tx: Tx,
  eveningId: number,
  userId: number,
): Promise<number | null> {
  const row = await tx
    .selectFrom('evening_members')
    .select('viewing_id as viewingId')
    .where('evening_id', '=', eveningId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.viewingId ?? null
}

export async function updateConfirmation(
  tx: Tx,
  { eveningId, userId, viewingId }: { eveningId: number; userId: number; viewingId: number },
): Promise<void> {
  await tx
    .updateTable('evening_members')
    .set({ viewing_id: viewingId })
    .where('evening_id', '=', eveningId)
    .where('user_id', '=', userId)
    .execute()
}

/** Takes a member out of an evening; what they logged stays. */
export async function updateToLeft(tx: Tx, eveningId: number, userId: number): Promise<void> {
  await tx
    .deleteFrom('evening_vetoes')
    .where('evening_id', '=', eveningId)
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('evening_members')
    .set({ has_left: true })
    .where('evening_id', '=', eveningId)
    .where('user_id', '=', userId)
    .execute()
}

/** Ends an evening: deletes it, or if somebody logged it, what was proposed. */
export async function endEveningRow(tx: Tx, id: number, time: Date): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from evenings where id = ${id} and not exists (
      select from evening_members where evening_id = evenings.id and viewing_id is not null
    )
  `.execute(tx)
  if (numAffectedRows) return
  await tx.deleteFrom('evening_proposals').where('evening_id', '=', id).execute()
  await tx.updateTable('evenings').set({ time_ended: time }).where('id', '=', id).execute()
}
