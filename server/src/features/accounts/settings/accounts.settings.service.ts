import type { Actor } from '../../../actor.ts'
import { AppError, invalidValue } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import { voidLinks } from '../../account-links/account-links.service.ts'
import { recordEvent } from '../../audit-log/audit-log.service.ts'
import { dropPicture } from '../picture/accounts.picture.service.ts'
import { notifyOwner } from '../owner-letter/accounts.notify-owner.service.ts'
import { fitsHash, hashPassword } from '../passwords/accounts.password.rules.ts'
import { refuseWeakPassword } from '../passwords/accounts.password.service.ts'
import { replacePasswordHash } from '../accounts.queries.ts'
import { findAccount } from '../passwords/accounts.reset.queries.ts'
import {
  deleteUser,
  findPasswordHash,
  lockForDeletion,
  updateName,
} from './accounts.settings.queries.ts'

interface Name {
  firstName: string
  lastName: string
}

/** Sets the names of the actor. */
export async function rename(ctx: Context, actor: Actor, name: Name): Promise<void> {
  await updateName(ctx.db, actor.id, name)
}

export interface PasswordChange {
  oldPassword?: string | undefined
  newPassword: string
}

interface PasswordHashes {
  before: string
  after: string
}

/** The hashes of a change. Throws `invalid_credentials`, or `validation_error` for a weak new password. */
export async function checkPasswordChange(
  ctx: Context,
  actor: Actor,
  { oldPassword, newPassword }: PasswordChange,
): Promise<PasswordHashes> {
  const before = await requirePassword(ctx, actor, oldPassword, 'old_password')
  const account = await findAccount(ctx.db, actor.id)
  if (account) await refuseWeakPassword(ctx, 'new_password', newPassword, account)
  return { before, after: await hashPassword(newPassword) }
}

/** Sets a password; a change of address that waits for its link is void. Throws `invalid_credentials`. */
export async function replacePassword(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { before, after }: PasswordHashes,
): Promise<void> {
  // Of changes at the same time, one wins: for the others the old password is wrong by now.
  if (!(await replacePasswordHash(tx, actor.id, before, after))) throw wrongPassword()
  await recordEvent(ctx, tx, { kind: 'password-changed', actorId: actor.id })
  await voidLinks(tx, actor.id, ['change-email'])
  await notifyOwner(ctx, tx, actor.id, { event: 'password-changed' })
}

/** Deletes the actor's account and all its data. Throws `invalid_credentials`. */
export async function eraseAccount(
  ctx: Context,
  actor: Actor,
  password: string | undefined,
): Promise<{ deleted: true }> {
  await requirePassword(ctx, actor, password)
  // First and on its own: a deletion waits for the member's writes, and new ones could go on for ever.
  await transaction(ctx.db, (tx) => ctx.events.sessionsMustEnd(tx, { userId: actor.id }))
  const deleted = await transaction(ctx.db, async (tx) => {
    if (!(await lockForDeletion(tx, actor.id))) return undefined
    await recordEvent(ctx, tx, { kind: 'account-deleted', actorId: actor.id })
    const user = await deleteUser(tx, actor.id)
    await ctx.events.accountDeleted(tx)
    return user
  })
  await dropPicture(ctx, deleted?.pictureKey)
  ctx.log.warn({ userId: actor.id }, 'An account was deleted')
  return { deleted: true }
}

/**
 * Throws `invalid_credentials` unless the password is the actor's. Returns the hash that it fits. Who has none has given
 * a fresh proof instead, which the call asks for.
 */
export async function requirePassword(
  ctx: Context,
  actor: Actor,
  password: string | undefined,
  field: 'password' | 'old_password' = 'password',
): Promise<string> {
  const hash = await findPasswordHash(ctx.db, actor.id)
  if (hash === '') return hash
  if (password === undefined) throw invalidValue(field, 'Required')
  if (!(await fitsHash(password, hash)) || hash === undefined) throw wrongPassword()
  return hash
}

const wrongPassword = () =>
  new AppError('invalid_credentials', { message: 'Password is incorrect' })
