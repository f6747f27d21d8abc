import { randomBytes } from 'node:crypto'
import { limits, type SessionLifetime } from '@medley/contract/limits'
import type { Proof } from '@medley/contract/accounts/second-factors'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { type Attempt, beginProof, endAttempt } from '../login-waits/login-waits.service.ts'
import { challengePasskey } from '../second-factors/second-factors.assertions.service.ts'
import type { Identity } from '../identities/identities.service.ts'
import { listProofMethods } from '../second-factors/second-factors.service.ts'
import { enter, recordFailure, recordLogin } from './sessions.entry.service.ts'
import {
  deletePendingLogin,
  findPendingLogin,
  insertPendingLogin,
} from './sessions.pending-logins.queries.ts'
import { accepts } from './sessions.proof.service.ts'
import type { Account, StoredSession } from './sessions.start.service.ts'

/**
 * Throws `second_factor_required` with a token for `finishLogin` if the account has a second factor. The
 * password was right.
 */
export async function requireSecondStep(
  ctx: Context,
  account: Account,
  { attempt, lifetime }: { attempt: Attempt; lifetime: SessionLifetime },
): Promise<void> {
  const methods = await listProofMethods(ctx.db, account.userId)
  if (methods.length === 0) return
  await endAttempt(ctx, attempt)
  const loginToken = await holdLogin(ctx, account, { lifetime, identity: null })
  throw new AppError('second_factor_required', { proof: { methods, loginToken } })
}

/** Has a login wait for a proof. Returns the token that `finishLogin` takes. */
export async function holdLogin(
  ctx: Context,
  { userId, version }: Account,
  { lifetime, identity }: { lifetime: SessionLifetime; identity: Identity | null },
): Promise<string> {
  const loginToken = randomBytes(32).toString('base64url')
  const now = ctx.clock.now()
  const timeExpires = new Date(now.getTime() + limits.secondStepMinutes * 60_000)
  const tokenHash = hashOf(ctx, loginToken)
  const login = { tokenHash, userId, version, lifetime, timeExpires, identity }
  await insertPendingLogin(ctx.db, login, now)
  return loginToken
}

interface SecondStep {
  loginToken: string
  proof: Proof
}

/**
 * Finishes a login whose password was right or that the identity provider answered, once. Throws `invalid_token` if it has expired or ended,
 * `invalid_proof`, or `rate_limited` after many failures.
 */
export async function finishLogin(
  ctx: Context,
  client: Client,
  { loginToken, proof }: SecondStep,
): Promise<StoredSession> {
  const login = await requirePendingLogin(ctx, loginToken)
  const { userId, lifetime, tokenHash, identity } = login
  const attempt = await beginProof(ctx, userId)
  // A password alone finishes what began at the provider; otherwise it came first.
  const mayBePassword = identity !== null || proof.method !== 'password'
  if (!mayBePassword || !(await accepts(ctx, client, userId, proof))) {
    await recordFailure(ctx, client, { memberId: userId, attempt, proof: proof.method })
    throw new AppError('invalid_proof')
  }
  const token = await transaction(ctx.db, async (tx) => {
    if (!(await deletePendingLogin(tx, tokenHash))) return null
    const entry = { client, lifetime, ...(identity ? { identity } : {}) }
    const { method } = proof
    return enter(ctx, tx, login, method === 'password' ? entry : { ...entry, secondFactor: method })
  })
  if (token === null) throw new AppError('invalid_token')
  await endAttempt(ctx, attempt)
  await recordLogin(ctx, userId, client)
  return { userId, token, lifetime }
}

/** Options to prove a passkey for a login that waits. Throws `invalid_token`. */
export async function challengeLogin(
  ctx: Context,
  { loginToken }: { loginToken: string },
  { client }: { client: Client },
) {
  const { userId } = await requirePendingLogin(ctx, loginToken)
  return challengePasskey(ctx, client, userId)
}

async function requirePendingLogin(ctx: Context, loginToken: string) {
  const tokenHash = hashOf(ctx, loginToken)
  const login = await findPendingLogin(ctx.db, tokenHash, ctx.clock.now())
  if (!login) throw new AppError('invalid_token')
  return { ...login, tokenHash }
}

function hashOf({ tokens }: Pick<Context, 'tokens'>, loginToken: string): Buffer {
  return tokens.hash(JSON.stringify(['pending login', loginToken]))
}
