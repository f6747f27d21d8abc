import type { Audience } from '@medley/contract/values/audiences'
import type { PrivacySettings } from '@medley/contract/accounts/privacy-settings'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { changeSettings, findSettings, type SettingsChanges } from './privacy-settings.queries.ts'

/** The actor's settings. */
export function showPrivacySettings(ctx: Context, actor: Actor): Promise<PrivacySettings> {
  return findSettings(ctx.db, actor.id)
}

/** Has a member suggested to others, or not; returns whether that is a change. */
export async function switchSuggestions(tx: Tx, userId: number, isOn: boolean): Promise<boolean> {
  const { inSuggestions } = await findSettings(tx, userId)
  if (inSuggestions === isOn) return false
  await changeSettings(tx, userId, { inSuggestions: isOn })
  return true
}

/** Lets a member show what they do to fewer people; returns whether that is a change. */
export async function narrowAudience(tx: Tx, userId: number, audience: Audience): Promise<boolean> {
  const { audience: before } = await findSettings(tx, userId)
  if (before !== 'everyone' || audience === 'everyone') return false
  await changeSettings(tx, userId, { audience })
  return true
}

/** Takes a narrow audience back, unless the member has changed it since. */
export async function openAudience(tx: Tx, userId: number, narrowed: Audience): Promise<void> {
  const { audience } = await findSettings(tx, userId)
  if (audience === narrowed) await changeSettings(tx, userId, { audience: 'everyone' })
}

/** Changes the actor's settings; what is absent stays. It takes effect at the next request of anyone. */
export async function changePrivacySettings(
  ctx: Context,
  actor: Actor,
  changes: SettingsChanges,
): Promise<PrivacySettings> {
  await transaction(ctx.db, (tx) => changeSettings(tx, actor.id, changes))
  return showPrivacySettings(ctx, actor)
}
