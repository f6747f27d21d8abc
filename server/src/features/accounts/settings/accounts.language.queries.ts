import type { Language } from '@medley/contract/values/languages'
import type { Handle } from '../../../db/transaction.ts'

/** The language that a member chose; null if none, or without the account. */
export async function findLanguage(handle: Handle, userId: number): Promise<Language | null> {
  const row = await handle
    .selectFrom('users')
    .select('language')
    .where('id', '=', userId)
    .$narrowType<{ language: Language | null }>()
    .executeTakeFirst()
  return row?.language ?? null
}

export async function updateLanguage(
  handle: Handle,
  userId: number,
  language: Language,
): Promise<void> {
  await handle.updateTable('users').set({ language }).where('id', '=', userId).execute()
}

export async function findOriginalTitles(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('original_titles as originalTitles')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.originalTitles ?? false
}

export async function updateOriginalTitles(
  handle: Handle,
  userId: number,
  originalTitles: boolean,
): Promise<void> {
  await handle
    .updateTable('users')
    .set({ original_titles: originalTitles })
    .where('id', '=', userId)
    .execute()
}
