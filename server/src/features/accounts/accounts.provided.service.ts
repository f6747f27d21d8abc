import { usernamePattern } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { requestLink } from '../account-links/account-links.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { findCredentialsByEmail, hasLookAlike, insertUser } from './accounts.queries.ts'
import { findIsAdmin, findVersion } from './accounts.provided.queries.ts'
import { isReservedName } from './accounts.reserved-names.rules.ts'

interface Provided {
  email: string | null
  isEmailProven: boolean
  /** Possible names of the member, the best first. */
  names: readonly string[]
  /** The token of an invitation. */
  invitation: string | null
}

const baseMax = 24
const triesMax = 200

/** Creates an account for a member whom an identity provider knows, without a password. Throws `registration_closed`, `invitation_not_found`. */
export async function createProvidedAccount(
  ctx: Context,
  tx: Tx,
  { email, isEmailProven, names, invitation }: Provided & { email: string },
): Promise<{ userId: number; username: string; version: number }> {
  refuseClosed(ctx)
  const username = await freeName(tx, [...names, email.split('@', 1)[0] ?? ''])
  const time = ctx.clock.now()
  const timeEmailConfirmed = isEmailProven ? time : null
  const user = { username, email, passwordHash: '', timeCreated: time, timeEmailConfirmed }
  const userId = await insertUser(tx, user)
  await ctx.events.accountCreated(tx, { userId, invitation: invitation ?? undefined, time })
  if (!isEmailProven && ctx.mail.confirmsAddresses) {
    await requestLink(ctx, tx, { userId, purpose: 'confirm-email', email })
  }
  await recordEvent(ctx, tx, { kind: 'account-created', actorId: userId })
  return { userId, username, version: await findVersion(tx, userId) }
}

/** Throws `registration_closed` where nobody gets an account. */
export function refuseClosed({ access }: Pick<Context, 'access'>): void {
  if (access.registration === 'closed') throw new AppError('registration_closed')
}

/** The account with an address, proven or not. */
export async function findAccountByAddress(ctx: Pick<Context, 'db'>, email: string) {
  const account = await findCredentialsByEmail(ctx.db, email.trim())
  return account && { userId: account.id, username: account.username, version: account.version }
}

/** The role of a user; undefined without such a user. */
export function findRole(ctx: Pick<Context, 'clock' | 'db' | 'identityProvider'>, userId: number) {
  return findIsAdmin(ctx, ctx.db, userId)
}

/** The first name that is valid and free, with a number where all are taken. */
async function freeName(tx: Tx, names: readonly string[]): Promise<string> {
  const bases = [...names.map(toName), 'member'].filter((name) => usernamePattern.test(name))
  for (const base of bases.filter((name) => !/^\.+$/.test(name))) {
    if (await isFree(tx, base)) return base
  }
  const base = bases[0] ?? 'member'
  for (let number = 2; number < triesMax; number += 1) {
    const name = `${base}-${number}`
    if (await isFree(tx, name)) return name
  }
  throw new AppError('username_taken')
}

async function isFree(tx: Tx, name: string): Promise<boolean> {
  return !isReservedName(name) && !(await hasLookAlike(tx, name))
}

/** A name in the characters of usernames: `Zoë Ünal` becomes `Zoe-Unal`. */
function toName(text: string): string {
  const plain = text.split('@', 1)[0]?.normalize('NFKD').replaceAll(/\p{M}/gu, '') ?? ''
  const name = plain.replaceAll(/[^A-Za-z0-9_.-]+/g, '-').replaceAll(/^[-.]+|[-.]+$/g, '')
  return cutText(name, baseMax)
}
