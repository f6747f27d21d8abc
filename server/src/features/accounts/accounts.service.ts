import type { Language } from '@medley/contract/values/languages'
import { adminIds } from '@medley/contract/limits'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, isUniqueViolation, type Tx } from '../../db/transaction.ts'
import { requestLink } from '../account-links/account-links.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { fitsHash, hashPassword, isOutdated } from './passwords/accounts.password.rules.ts'
import { refuseWeakPassword } from './passwords/accounts.password.service.ts'
import { loadCommonPasswords, weaknessOf } from './passwords/accounts.weak-passwords.rules.ts'
import {
  findAnyUser,
  findCredentialsByEmail,
  findCredentialsByUsername,
  hasLookAlike,
  insertBlockedAddress,
  insertUser,
  replacePasswordHash,
  updateLastOnline,
  updateTokenVersion,
  userExists,
} from './accounts.queries.ts'
import { isEmailBlocked } from './passwords/accounts.reset.queries.ts'
import { isReservedName } from './accounts.reserved-names.rules.ts'

interface Registration {
  username: string
  email: string
  password: string
  language?: Language | undefined
  /** The token of an invitation. */
  invitation?: string | undefined
}

/**
 * Creates a user, and has a link sent that confirms the address. Throws `username_taken`, also for the operator's names and for look-alikes of existing
 * ones, `email_taken`, `validation_error` for a weak password, and `registration_closed`, `invitation_required` or
 * `invitation_not_found` where not everybody may join.
 */
export async function register(
  ctx: Context,
  { username, email, password, language, invitation }: Registration,
  { commit }: { commit: Commit },
): Promise<{ id: number; username: string }> {
  refuseUninvited(ctx, invitation)
  if (isReservedName(username)) throw new AppError('username_taken')
  await refuseWeakPassword(ctx, 'password', password, { username, email })
  const passwordHash = await hashPassword(password)
  const timeCreated = ctx.clock.now()
  try {
    return await commit(async (tx) => {
      // Two at the same moment may pass: looking alike is a nuisance, not a conflict.
      if (await hasLookAlike(tx, username)) throw new AppError('username_taken')
      const user = {
        username,
        email,
        passwordHash,
        timeCreated,
        timeEmailConfirmed: null,
        language,
      }
      const id = await insertUser(tx, user)
      await ctx.events.accountCreated(tx, { userId: id, invitation, time: timeCreated })
      if (ctx.mail.confirmsAddresses) {
        await requestLink(ctx, tx, { userId: id, purpose: 'confirm-email', email })
      }
      await recordEvent(ctx, tx, { kind: 'account-created', actorId: id })
      return { id, username }
    })
  } catch (error) {
    return throwTaken(error)
  }
}

function refuseUninvited(
  { access, identityProvider }: Context,
  invitation: string | undefined,
): void {
  if (access.registration === 'closed' || identityProvider?.isOnly)
    throw new AppError('registration_closed')
  if (access.registration === 'invited' && invitation === undefined) {
    throw new AppError('invitation_required')
  }
}

function throwTaken(error: unknown): never {
  if (isUniqueViolation(error, 'users_username_key')) throw new AppError('username_taken')
  if (isUniqueViolation(error, 'users_email_key')) throw new AppError('email_taken')
  throw error
}

interface Credentials {
  username?: string | undefined
  email?: string | undefined
  password: string
}

/** The account for a name and password, or null; an unknown name takes as long as a wrong password. */
export async function checkCredentials(
  ctx: Context,
  { username, email, password }: Credentials,
): Promise<{ userId: number; username: string; version: number } | null> {
  const account = await findAccount(ctx, { username, email })
  if (!(await fitsHash(password, account?.passwordHash)) || !account) return null
  const { id, passwordHash } = account
  if (isOutdated(passwordHash)) {
    await replacePasswordHash(ctx.db, id, passwordHash, await hashPassword(password))
  }
  return { userId: account.id, username: account.username, version: account.version }
}

type Name = Pick<Credentials, 'username' | 'email'>

/** The id of the account with a name or address. */
export async function findAccountId(ctx: Context, name: Name): Promise<number | undefined> {
  return (await findAccount(ctx, name))?.id
}

function findAccount(ctx: Context, { username, email }: Name) {
  return email === undefined
    ? findCredentialsByUsername(ctx.db, username ?? '')
    : findCredentialsByEmail(ctx.db, email.trim())
}

/**
 * Has logins of a user fail that are under way, because what they checked has changed since. Throws
 * `unauthenticated` if the account is gone.
 */
export async function outdateLogins(tx: Tx, userId: number): Promise<void> {
  if (!(await updateTokenVersion(tx, userId))) throw new AppError('unauthenticated')
}

/** True if an address gets no mail at all. */
export function isAddressBlocked(ctx: Pick<Context, 'db'>, email: string): Promise<boolean> {
  return isEmailBlocked(ctx.db, email)
}

/** Sets the time a user was last seen to now. */
export async function touchLastOnline(ctx: Context, userId: number) {
  const time = ctx.clock.now()
  return { time, account: await updateLastOnline(ctx.primary, userId, time) }
}

/** Sends no more mail to an address. */
export async function blockAddress(
  ctx: Pick<Context, 'clock' | 'db'>,
  email: string,
): Promise<void> {
  await insertBlockedAddress(ctx.db, email, ctx.clock.now())
  const memberId = (await findCredentialsByEmail(ctx.db, email))?.id
  await recordEvent(ctx, ctx.db, { kind: 'address-blocked', memberId })
}

/**
 * Creates the first admin, or the second; returns the id. Throws `username_taken`, `email_taken`,
 * `validation_error` for a weak password, `forbidden` if both exist.
 */
export async function createAdmin(
  ctx: Pick<Context, 'clock' | 'db' | 'log'>,
  admin: Registration,
): Promise<number> {
  await refuseWeakAdmin(admin)
  for (const id of adminIds) {
    if (await userExists(ctx.db, id)) continue
    await insertAdmin(ctx, { ...admin, id }).catch(throwTaken)
    return id
  }
  throw new AppError('forbidden', { message: 'Both admins exist already' })
}

/**
 * Creates the first admin of an instance; returns the id. Throws `validation_error` for a weak password, and
 * `setup_done` if there is one.
 */
export async function createFirstAdmin(
  ctx: Pick<Context, 'clock' | 'db' | 'log'>,
  admin: Registration,
): Promise<number> {
  await refuseWeakAdmin(admin)
  const [id = 1] = adminIds
  await insertAdmin(ctx, { ...admin, id }).catch((error: unknown) => {
    if (isUniqueViolation(error, 'users_pkey')) throw new AppError('setup_done')
    return throwTaken(error)
  })
  return id
}

/** True if anybody has an account. */
export async function hasAccounts(db: Handle): Promise<boolean> {
  return (await findAnyUser(db)) !== undefined
}

async function refuseWeakAdmin({ username, email, password }: Registration): Promise<void> {
  const name = email.split('@', 1)[0] ?? ''
  const weakness = await weaknessOf(password, ['medley', username, email, name])
  if (weakness !== null) throw invalidValue('password', weakness)
}

async function insertAdmin(
  ctx: Pick<Context, 'clock' | 'db' | 'log'>,
  { id, username, email, password, language }: Registration & { id: number },
): Promise<void> {
  const passwordHash = await hashPassword(password)
  const now = ctx.clock.now()
  const times = { timeCreated: now, timeEmailConfirmed: now }
  await insertUser(ctx.db, { id, username, email, passwordHash, language, ...times })
  await recordEvent(ctx, ctx.db, { kind: 'admin-created', memberId: id })
  ctx.log.info({ username }, 'The admin account was created')
}

/** Creates the configured admin accounts that do not exist yet. */
export async function ensureAdmins(
  ctx: Context,
  admins: readonly (Registration & { id: number })[],
): Promise<void> {
  const common = await loadCommonPasswords()
  for (const admin of admins) {
    const { id, username, password } = admin
    if (common.has(password.toLowerCase())) {
      ctx.log.warn({ username }, 'The password of this admin is one of the most common: change it')
    }
    if (!(await userExists(ctx.db, id))) await insertAdmin(ctx, admin)
  }
}
