import type { PrivacySettings } from '@medley/contract/privacy-settings'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import {
  changeIsSuggested,
  findIsSuggested,
  upsertIsSuggested,
} from './privacy-settings.queries.ts'

/** The actor's settings. */
export async function showPrivacySettings(ctx: Context, actor: Actor): Promise<PrivacySettings> {
  return { inSuggestions: (await findIsSuggested(ctx.db, actor.id)) ?? true }
}

/** Has a member suggested to others, or not; returns whether that is a change. */
export async function switchSuggestions(tx: Tx, userId: number, isOn: boolean): Promise<boolean> {
  const isSuggested = (await findIsSuggested(tx, userId)) ?? true
  return isSuggested === isOn ? false : changeIsSuggested(tx, userId, isOn)
}

/** Changes the actor's settings; what is absent stays. */
export async function changePrivacySettings(
  ctx: Context,
  actor: Actor,
  { inSuggestions }: { inSuggestions?: boolean | undefined },
): Promise<PrivacySettings> {
  if (inSuggestions !== undefined) {
    await transaction(ctx.db, (tx) => upsertIsSuggested(tx, actor.id, inSuggestions))
  }
  return showPrivacySettings(ctx, actor)
}
