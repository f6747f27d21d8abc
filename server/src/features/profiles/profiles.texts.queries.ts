import type { ProfileTexts } from '@medley/contract/values/shapes'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'

/** Replaces what a member says about themselves. */
export async function replaceTexts(
  tx: Tx,
  userId: number,
  { bio, link, place, pronouns }: ProfileTexts,
): Promise<void> {
  if ([bio, link, place, pronouns].every((text) => text === null)) {
    await tx.deleteFrom('profile_texts').where('user_id', '=', userId).execute()
    return
  }
  await sql`
    insert into profile_texts (user_id, bio, link, place, pronouns)
    values (${userId}, ${bio}, ${link}, ${place}, ${pronouns})
    on conflict (user_id) do update set bio = excluded.bio, link = excluded.link,
      place = excluded.place, pronouns = excluded.pronouns
  `.execute(tx)
}
