import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { dropPicture } from './accounts.picture.service.ts'
import { fitsHash, hashPassword } from './accounts.password.rules.ts'
import {
  deleteUser,
  findPasswordHash,
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

/** Throws `invalid_credentials`. All sessions stay valid, because the caller gets no new token. */
export async function updatePassword(
  ctx: Context,
  actor: Actor,
  oldPassword: string,
  newPassword: string,
): Promise<{ updated: true }> {
  await requirePassword(ctx, actor, oldPassword)
  await updatePasswordHash(ctx.db, actor.id, await hashPassword(newPassword))
  await recordEvent(ctx, ctx.db, { kind: 'password-changed', actorId: actor.id })
  ctx.log.warn({ userId: actor.id }, 'A password was changed')
  return { updated: true }
}

/** Deletes the actor's account and all its data. Throws `invalid_credentials`. */
export async function eraseAccount(
  ctx: Context,
  actor: Actor,
  password: string,
): Promise<{ deleted: true }> {
  await requirePassword(ctx, actor, password)
  const deleted = await transaction(ctx.db, async (tx) => {
    await recordEvent(ctx, tx, { kind: 'account-deleted', actorId: actor.id })
    return deleteUser(tx, actor.id)
  })
  await dropPicture(ctx, deleted?.pictureKey)
  ctx.log.warn({ userId: actor.id }, 'An account was deleted')
  return { deleted: true }
}

async function requirePassword(ctx: Context, actor: Actor, password: string): Promise<void> {
  const hash = await findPasswordHash(ctx.db, actor.id)
  if (await fitsHash(password, hash)) return
  throw new AppError('invalid_credentials', { message: 'Password is incorrect' })
}
