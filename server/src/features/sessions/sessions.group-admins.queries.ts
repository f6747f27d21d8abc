import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { groupAdminMs } from '../../group-admins.ts'

export async function updateAdminGroup(
  tx: Tx,
  sessionId: string,
  { group, until }: { group: string; until: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ admin_group: group, admin_until: until })
    .where('id', '=', sessionId)
    .execute()
}

export async function hasGroupAdminSession(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where user_id = ${userId} and admin_group is not null limit 1
  `.execute(tx)
  return rows.length > 0
}

/** Returns whether a session of the member was an admin's by a group. */
export async function clearAdminGroupsOf(tx: Tx, userId: number): Promise<boolean> {
  const { rows } = await sql`
    update sessions set admin_group = null, admin_until = null
    where user_id = ${userId} and admin_group is not null
    returning id
  `.execute(tx)
  return rows.length > 0
}

/** Clears groups whose day is over, and those of another name if one is given. Returns the members who are no admins by one now. */
export async function clearOutdatedAdminGroups(
  handle: Handle,
  now: Date,
  group?: string | null,
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    with ended as (
      update sessions set admin_group = null, admin_until = null
      where admin_group is not null and (
        admin_until <= ${now} or admin_until > ${latestEnd(now, groupAdminMs)}
        or ${group !== undefined}::boolean and admin_group is distinct from ${group ?? null}::text
      )
      returning id, user_id
    )
    select distinct ended.user_id as "userId" from ended
    where not exists (
      select from sessions
      where sessions.user_id = ended.user_id and sessions.admin_group is not null
        and sessions.id not in (select id from ended)
    )
  `.execute(handle)
  return rows.map(({ userId }) => userId)
}
