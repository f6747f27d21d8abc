import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { voidLinks } from '../account-links/account-links.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { endAllSessions, endOtherSessions } from '../sessions/sessions.ending.service.ts'
import { dropPicture } from './accounts.picture.service.ts'
import { tellOwner } from './accounts.tell-owner.service.ts'
import { hashPassword } from './accounts.password.rules.ts'
import { ownsPassword, refuseWeakPassword } from './accounts.password.service.ts'
import { findAccount } from './accounts.reset.queries.ts'
import {
  deleteUser,
  lockForDeletion,
  updateName,
  updatePasswordHash,
} from './accounts.settings.queries.ts'

interface Name {
  firstName: string
  lastName: string
}

/** Sets the names of the actor. */
export async function rename(ctx: Context, actor: Actor, name: Name): Promise<void> {
  await updateName(ctx.db, actor.id, name)
}

interface PasswordChange {
  oldPassword: string
  newPassword: string
}

/** Sets a password and ends all other sessions; a change of address that waits for its link is void. Returns a token of the caller's. Throws `invalid_credentials`, or `validation_error` for a weak one. */
export async function updatePassword(
  ctx: Context,
  actor: Actor,
  client: Client,
  { oldPassword, newPassword }: PasswordChange,
): Promise<{ updated: true; token: string }> {
  await requirePassword(ctx, actor, oldPassword)
  const account = await findAccount(ctx.db, actor.id)
  if (account) await refuseWeakPassword(ctx, 'new_password', newPassword, account)
  const passwordHash = await hashPassword(newPassword)
  const { token } = await transaction(ctx.db, async (tx) => {
    await updatePasswordHash(tx, actor.id, passwordHash)
    await recordEvent(ctx, tx, { kind: 'password-changed', actorId: actor.id })
    await voidLinks(tx, actor.id, ['change-email'])
    await tellOwner(ctx, tx, actor.id, { event: 'password-changed' })
    return endOtherSessions(ctx, tx, actor, client)
  })
  ctx.log.warn({ userId: actor.id }, 'A password was changed')
  return { updated: true, token }
}

/** Deletes the actor's account and all its data. Throws `invalid_credentials`. */
export async function eraseAccount(
  ctx: Context,
  actor: Actor,
  password: string,
): Promise<{ deleted: true }> {
  await requirePassword(ctx, actor, password)
  // First and on its own: a deletion waits for the member's writes, and new ones could go on for ever.
  await transaction(ctx.db, (tx) => endAllSessions(tx, actor.id))
  const deleted = await transaction(ctx.db, async (tx) => {
    if (!(await lockForDeletion(tx, actor.id))) return undefined
    await recordEvent(ctx, tx, { kind: 'account-deleted', actorId: actor.id })
    return deleteUser(tx, actor.id)
  })
  await dropPicture(ctx, deleted?.pictureKey)
  ctx.log.warn({ userId: actor.id }, 'An account was deleted')
  return { deleted: true }
}

/** Throws `invalid_credentials` unless the password is the actor's. */
export async function requirePassword(ctx: Context, actor: Actor, password: string): Promise<void> {
  if (await ownsPassword(ctx, actor.id, password)) return
  throw new AppError('invalid_credentials', { message: 'Password is incorrect' })
}
