import type { Handle } from '../../db/transaction.ts'

/** True if a member takes part in recommendations. */
export async function readInRecommendations(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('users')
    .select('in_recommendations as isIn')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.isIn ?? true
}

/** The kinds of notifications that a member switched, and whether they get the weekly digest. */
export async function readNotificationSettings(handle: Handle, userId: number) {
  const kinds = await handle
    .selectFrom('notification_settings')
    .select(['kind', 'on_site as site', 'by_mail as mail'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
  const digest = await handle
    .selectFrom('weekly_digests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('time_next', 'is not', null)
    .executeTakeFirst()
  return { kinds, hasDigest: digest !== undefined }
}

/** True if a member is suggested to others as a friend. */
export async function readInSuggestions(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('privacy_settings')
    .select('is_suggested as isSuggested')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.isSuggested ?? true
}

/** True if members with a similar taste find the member. */
export async function readFindability(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('findable_members')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

export async function readFilterWords(handle: Handle, userId: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('filter_words')
    .select('word')
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute()
  return rows.map(({ word }) => word)
}
