import type { ProofMethod } from '@medley/contract/errors'
import type { Endpoint } from '@medley/contract/endpoint'
import { limits } from '@medley/contract/limits'
import type { Proof } from '@medley/contract/accounts/second-factors'
import type { Actor, ActorSession } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { hasPassword, ownsPassword } from '../accounts/passwords/accounts.password.service.ts'
import {
  acceptsProof as acceptsProviderProof,
  isLinked,
  type ProviderAnswer,
} from '../identities/identities.service.ts'
import { beginProof, endAttempt } from '../login-waits/login-waits.service.ts'
import { acceptsProof } from '../second-factors/second-factors.proof.service.ts'
import { hasSecondFactor, listProofMethods } from '../second-factors/second-factors.service.ts'
import { recordFailure } from './sessions.entry.service.ts'
import { updateTimeProved } from './sessions.queries.ts'

const countsForMs = limits.proofMinutes * 60_000

/**
 * Throws `proof_required`, with the ways to prove it, if a call wants a fresh proof that the member is
 * there and the session has none.
 */
export async function requireFreshProof(
  ctx: Pick<Context, 'clock' | 'db' | 'identityProvider'>,
  { id, session }: Actor,
  { freshProof }: Pick<Endpoint, 'freshProof'>,
): Promise<void> {
  if (freshProof === undefined) return
  const now = ctx.clock.now()
  const since = new Date(now.getTime() - countsForMs)
  const timeProved = session?.timeProved
  if (timeProved && timeProved > since && timeProved <= latestEnd(now)) return
  const isOwnPasswordAsked = freshProof !== 'always' && (await hasPassword(ctx, id))
  if (freshProof === 'ifNoPassword' && isOwnPasswordAsked) return
  const methods = await listProofMethods(ctx.db, id)
  if (methods.length === 0 && isOwnPasswordAsked) return
  if (methods.length === 0) methods.push(await methodWithoutFactor(ctx, id))
  throw new AppError('proof_required', { proof: { methods } })
}

async function methodWithoutFactor(
  ctx: Pick<Context, 'db' | 'identityProvider'>,
  userId: number,
): Promise<ProofMethod> {
  const isByProvider = !(await hasPassword(ctx, userId)) && (await isLinked(ctx, userId))
  return isByProvider ? 'provider' : 'password'
}

/**
 * Proves that the actor is there, which counts for ten minutes in this session. Throws `invalid_proof`, or
 * `rate_limited` after many failures.
 */
export async function proveAgain(
  ctx: Context,
  { id, session }: Actor,
  { proof }: { proof: Proof },
  { client }: { client: Client },
): Promise<{ timeExpires: string }> {
  if (!session) throw new AppError('unauthenticated')
  const attempt = await beginProof(ctx, id)
  if (!(await accepts(ctx, client, id, proof))) {
    await recordFailure(ctx, client, { memberId: id, attempt, proof: proof.method })
    throw new AppError('invalid_proof')
  }
  await endAttempt(ctx, attempt)
  return recordProof(ctx, session)
}

/**
 * Proves by the identity provider that the actor is there. Throws `invalid_proof` unless it just had the member log in,
 * and `not_found`, `invalid_token`, `identity_refused`.
 */
export async function proveByProvider(
  ctx: Context,
  actor: Actor,
  answer: ProviderAnswer,
  { client }: { client: Client },
): Promise<{ timeExpires: string }> {
  const { id, session } = actor
  if (!session) throw new AppError('unauthenticated')
  if ((await acceptsProviderProof(ctx, actor, answer)) && !(await hasSecondFactor(ctx.db, id))) {
    return recordProof(ctx, session)
  }
  await recordFailure(ctx, client, { memberId: id, proof: 'provider' })
  throw new AppError('invalid_proof')
}

async function recordProof(
  ctx: Pick<Context, 'clock' | 'db'>,
  { id }: ActorSession,
): Promise<{ timeExpires: string }> {
  const now = ctx.clock.now()
  await updateTimeProved(ctx.db, id, now)
  return { timeExpires: new Date(now.getTime() + countsForMs).toISOString() }
}

/** A password counts only for members without a second factor. */
export async function accepts(
  ctx: Context,
  client: Client,
  userId: number,
  proof: Proof,
): Promise<boolean> {
  if (proof.method !== 'password') return acceptsProof(ctx, client, userId, proof)
  if (await hasSecondFactor(ctx.db, userId)) return false
  return ownsPassword(ctx, userId, proof.password)
}
