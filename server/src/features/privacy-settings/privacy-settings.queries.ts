import type { Audience } from '@medley/contract/values/audiences'
import type { PrivacySettings } from '@medley/contract/accounts/privacy-settings'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

export type SettingsChanges = {
  [Name in keyof PrivacySettings]?: PrivacySettings[Name] | undefined
}

/** Changes settings; what is absent stays. */
export async function changeSettings(
  tx: Tx,
  userId: number,
  { inSuggestions, audience }: SettingsChanges,
): Promise<void> {
  await sql`
    insert into privacy_settings as old (user_id, is_suggested, audience)
    values (${userId}, ${inSuggestions ?? true}, ${audience ?? 'everyone'})
    on conflict (user_id) do update set
      is_suggested = coalesce(${inSuggestions ?? null}::boolean, old.is_suggested),
      audience = coalesce(${audience ?? null}::text, old.audience)
  `.execute(tx)
}

/** Settings of a member; those of a member who never chose. */
export async function findSettings(handle: Handle, userId: number): Promise<PrivacySettings> {
  const row = await handle
    .selectFrom('privacy_settings')
    .select(['is_suggested as inSuggestions', sql<Audience>`audience`.as('audience')])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { inSuggestions: true, audience: 'everyone' }
}
