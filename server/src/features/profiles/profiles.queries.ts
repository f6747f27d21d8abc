import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { notBlockedBy } from '../blocks/blocks.visibility.ts'

/** A user, looked up case-insensitively, and whether the viewer may see the profile. */
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
    ])
    .where('username', '=', sql<string>`${username}::citext`)
    .executeTakeFirst()
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUserByName>>>
