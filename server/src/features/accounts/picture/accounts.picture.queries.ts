import { sql } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'

/** Returns the previous key, under a name that is not turned into a URL; undefined for unknown users. */
export async function replacePictureKey(
  handle: Handle,
  userId: number,
  key: string,
): Promise<{ pictureKey: string | null } | undefined> {
  const { rows } = await sql<{ pictureKey: string | null }>`
    with before as (
      select id, profile_picture as "pictureKey" from users where id = ${userId} for update
    )
    update users set profile_picture = ${key} from before where users.id = before.id
    returning before."pictureKey"
  `.execute(handle)
  return rows[0]
}
