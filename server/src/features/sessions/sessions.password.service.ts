import type { SessionLifetime } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import {
  checkPasswordChange,
  type PasswordChange,
  replacePassword,
} from '../accounts/settings/accounts.settings.service.ts'
import { endOtherSessions } from './sessions.ending.service.ts'

/**
 * Sets the actor's password and ends all other sessions; a change of address that waits for its link is
 * void. Returns a token of the caller's. Throws `invalid_credentials`, or `validation_error` for a weak one.
 */
export async function changePassword(
  ctx: Context,
  actor: Actor,
  change: PasswordChange,
): Promise<{ updated: true; token: string; lifetime: SessionLifetime }> {
  const hashes = await checkPasswordChange(ctx, actor, change)
  const { token, lifetime } = await transaction(ctx.db, async (tx) => {
    await replacePassword(ctx, tx, actor, hashes)
    return endOtherSessions(ctx, tx, actor)
  })
  ctx.log.warn({ userId: actor.id }, 'A password was changed')
  return { updated: true, token, lifetime }
}
