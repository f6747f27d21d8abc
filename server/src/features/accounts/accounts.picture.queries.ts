import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** Returns the previous key, under a name that is not turned into a URL; undefined for unknown users. */
export async function replacePictureKey(
  handle: Handle,
  userId: number,
  key: string,
): Promise<{ picture_key: string | null } | undefined> {
  const { rows } = await sql<{ picture_key: string | null }>`
    with before as (
      select id, profile_picture as picture_key from users where id = ${userId} for update
    )
    update users set profile_picture = ${key} from before where users.id = before.id
    returning before.picture_key
  `.execute(handle)
  return rows[0]
}
