import type { ProfileTexts } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { replaceTexts } from './profiles.texts.queries.ts'

/** Sets what the actor says about themselves; texts that are null are removed. */
export async function setTexts(
  ctx: Context,
  actor: Actor,
  texts: ProfileTexts,
): Promise<ProfileTexts> {
  await transaction(ctx.db, (tx) => replaceTexts(tx, actor.id, texts))
  return texts
}
