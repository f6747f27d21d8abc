import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notBlockedBy } from '../blocks/blocks.visibility.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

/**
 * A user, looked up case-insensitively, whether the viewer may see the profile, and whether it is hidden
 * from them by a suspension.
 */
export function findUserByName(handle: Handle, viewer: Viewer, username: string) {
  return handle
    .selectFrom('users')
    .select([
      'id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'profile_picture as profilePicture',
      notBlockedBy(viewer, 'users.id').as('isVisible'),
      sql<boolean>`not ${isNotSuspended(viewer, 'users.id')}`.as('isHidden'),
    ])
    .where('username', '=', sql<string>`${username}::citext`)
    .executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByName>>>

/**
 * Returns whether a user exists and is not suspended; if so, locks it against deletion until the transaction
 * ends. The lock is not shared: a row that is shared without a pause is never free to be deleted.
 */
export async function lockReachable(handle: Handle, viewer: Viewer, id: number): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where(isNotSuspended(viewer, 'users.id'))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

/** A member, whether they are suspended, and whether they block the viewer. */
export async function findOwner(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<{ isSuspended: boolean; blocksViewer: boolean } | undefined> {
  const { rows } = await sql<{ isSuspended: boolean; blocksViewer: boolean }>`
    select exists (select from suspensions where user_id = users.id) as "isSuspended",
      exists (
        select from blocks
        where blocker_id = users.id and blocked_id = ${viewer?.id ?? null}::integer
      ) as "blocksViewer"
    from users where id = ${userId}
  `.execute(handle)
  return rows[0]
}
