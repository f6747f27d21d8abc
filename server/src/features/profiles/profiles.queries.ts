import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { blocksViewer, notBlockedBy } from '../blocks/blocks.visibility.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import type { NarrowAudience } from '@medley/contract/values/audiences'
import { textsSeenBy } from './profiles.visibility.ts'
import { isInAudience } from '../privacy-settings/privacy-settings.visibility.ts'

/**
 * A user, looked up case-insensitively, with what they say about themselves to the viewer, whether the viewer may see the profile, and whether it is hidden
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
      closedTo(viewer),
      textsSeenBy(viewer).as('texts'),
    ])
    .where('username', '=', sql<string>`${username}::citext`)
    .executeTakeFirst()
}

/** A column: whom the user in the row shows more than name and picture, if the viewer is not among them. */
function closedTo(viewer: Viewer) {
  return sql<NarrowAudience | null>`case
    when ${isInAudience(viewer, 'users.id')} then null
    when (select audience from privacy_settings where user_id = users.id) = 'members' then 'members'
    else 'friends' end`.as('onlyFor')
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

export interface Owner {
  isSuspended: boolean
  blocksViewer: boolean
  isClosed: boolean
}

/** A member, whether they are suspended, block the viewer, or show nothing to them. */
export async function findOwner(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select exists (select from suspensions where user_id = users.id) as "isSuspended",
      ${blocksViewer(viewer, 'users.id')} as "blocksViewer",
      not ${isInAudience(viewer, 'users.id')} as "isClosed"
    from users where id = ${userId}
  `.execute(handle)
  return rows[0]
}
