import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { networkOf } from '../../lib/network-of-address.ts'
import { requestAddress } from '../../load/running-work.ts'
import { notifyOfFailedLoginsJob } from './login-waits.jobs.ts'
import { networkRetention } from './login-waits.expiry.service.ts'
import {
  claimWarning,
  countFailure,
  deleteWait,
  findTimeFree,
  isKnownNetwork,
  upsertKnownNetwork,
} from './login-waits.queries.ts'

const day = 86_400_000
const waits = { freeFailures: 5, firstWaitSeconds: 15, longestWaitSeconds: 900 }
/** Failures after which the owner gets a letter. */
const failuresBeforeLetter = 10

type Deps = Pick<Context, 'db' | 'clock' | 'tokens'>

/** A login attempt that was counted as failed in advance, so that concurrent guesses cannot pass the limit. */
export interface Attempt {
  keyHash: Buffer
  failures: number
}

/**
 * Begins a login attempt. After five failures for a login name, further attempts wait: 15 seconds first,
 * twice as long after each failure, at most 15 minutes. Networks from which the account has logged in
 * have a count of their own, so strangers cannot keep the owner out there. Names without an account are
 * treated alike. Throws `rate_limited` during a wait.
 */
export async function beginLogin(
  ctx: Deps,
  name: string,
  userId: number | undefined,
): Promise<Attempt> {
  const now = ctx.clock.now()
  const networkKey = networkKeyOf(ctx, userId ?? 0)
  const isKnown = await isKnownNetwork(ctx.db, networkKey, ago(now, networkRetention))
  const nameKey = ctx.tokens.hash(JSON.stringify(['login name', name.trim().toLowerCase()]))
  return beginAttempt(ctx, isKnown ? networkKey : nameKey)
}

/**
 * Begins an attempt of an account to prove itself after the password, with the waits of logins. Throws
 * `rate_limited` during a wait.
 */
export function beginProof(ctx: Deps, userId: number): Promise<Attempt> {
  return beginAttempt(ctx, ctx.tokens.hash(JSON.stringify(['proof', userId])))
}

async function beginAttempt(ctx: Deps, keyHash: Buffer): Promise<Attempt> {
  const now = ctx.clock.now()
  const attempt = { keyHash, now, expired: ago(now, day), ...waits }
  const failures = await countFailure(ctx.db, attempt)
  if (failures !== undefined) return { keyHash, failures }
  const timeFree = (await findTimeFree(ctx.db, keyHash)) ?? now
  const retryAfter = Math.max(Math.ceil((timeFree.getTime() - now.getTime()) / 1000), 1)
  throw new AppError('rate_limited', { retryAfter })
}

/** Ends an attempt that succeeded: its failures no longer count. */
export async function endAttempt(ctx: Deps, { keyHash }: Attempt): Promise<void> {
  await deleteWait(ctx.db, keyHash)
}

/** Makes the caller's network a known one of an account whose owner has proved themselves. */
export async function rememberNetwork(ctx: Deps, userId: number): Promise<void> {
  await upsertKnownNetwork(ctx.db, networkKeyOf(ctx, userId), ctx.clock.now())
}

/**
 * Returns whether an account has logged in from the caller's network and with such a device before. Remembers
 * both as long as networks are known.
 */
export async function rememberDevice(ctx: Deps, userId: number, device: string): Promise<boolean> {
  const now = ctx.clock.now()
  const since = ago(now, networkRetention)
  const deviceKey = ctx.tokens.hash(JSON.stringify(['device', userId, device]))
  const isKnown =
    (await isKnownNetwork(ctx.db, deviceKey, since)) &&
    (await isKnownNetwork(ctx.db, networkKeyOf(ctx, userId), since))
  await upsertKnownNetwork(ctx.db, deviceKey, now)
  await rememberNetwork(ctx, userId)
  return isKnown
}

/** Tells the owner of an account after many failures, at most once a day. */
export async function recordFailedLogin(
  ctx: Deps & Pick<Context, 'jobs'>,
  { failures }: Attempt,
  userId: number | undefined,
): Promise<void> {
  if (failures < failuresBeforeLetter || userId === undefined) return
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    const keyHash = ctx.tokens.hash(JSON.stringify(['login warning', userId]))
    if (!(await claimWarning(tx, keyHash, { now, before: ago(now, day) }))) return
    await ctx.jobs.enqueue(tx, notifyOfFailedLoginsJob, { userId })
  })
}

function networkKeyOf({ tokens }: Pick<Deps, 'tokens'>, userId: number): Buffer {
  return tokens.hash(JSON.stringify(['network', userId, networkOf(requestAddress() ?? '')]))
}

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds)
