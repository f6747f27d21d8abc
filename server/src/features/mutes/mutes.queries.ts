import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

export interface MutedRow {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  timeMuted: Date
}

/** The members whom a member mutes, latest first. */
export async function listMutedBy(handle: Handle, muter: Actor): Promise<MutedRow[]> {
  const { rows } = await sql<MutedRow>`
    select users.id, users.username::text, first_name as "firstName", last_name as "lastName",
      profile_picture as "profilePicture", time_muted as "timeMuted"
    from mutes join users on users.id = muted_id
    where muter_id = ${muter.id} and ${isNotSuspended(muter, 'users.id')}
    order by time_muted desc, users.id desc
  `.execute(handle)
  return rows
}

interface NewMute {
  muterId: number
  mutedId: number
  time: Date
}

/** Adds a mute; an existing one keeps its time. Returns false if the member has `max` others. */
export async function insertMute(
  handle: Handle,
  { muterId, mutedId, time }: NewMute,
  max: number,
): Promise<boolean> {
  const { rows } = await sql`
    insert into mutes (muter_id, muted_id, time_muted)
    select ${muterId}, ${mutedId}, ${time}
    where (
      select count(*) from mutes where muter_id = ${muterId} and muted_id <> ${mutedId}
    ) < ${max}
    on conflict (muter_id, muted_id) do update set time_muted = mutes.time_muted
    returning muted_id
  `.execute(handle)
  return rows.length > 0
}

export async function deleteMute(handle: Handle, muterId: number, mutedId: number): Promise<void> {
  await handle
    .deleteFrom('mutes')
    .where('muter_id', '=', muterId)
    .where('muted_id', '=', mutedId)
    .execute()
}
