import type { Handle } from '../../db/transaction.ts'
import type { Release } from './upgrades.rules.ts'

export async function storeRelease(
  handle: Handle,
  { version, notesUrl }: Release,
  now: Date,
): Promise<void> {
  const values = { version, notes_url: notesUrl, time_seen: now }
  await handle
    .insertInto('newest_release')
    .values(values)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

/** The release seen last; undefined before the first. */
export function findRelease(handle: Handle): Promise<Release | undefined> {
  return handle
    .selectFrom('newest_release')
    .select(['version', 'notes_url as notesUrl'])
    .executeTakeFirst()
}
