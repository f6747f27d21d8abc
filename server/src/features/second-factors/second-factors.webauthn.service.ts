import { limits } from '@medley/contract/limits'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import {
  type Challenge,
  deleteChallenge,
  deleteExpiredChallenges,
  insertChallenge,
} from './second-factors.challenges.queries.ts'

/** How long a browser and a challenge wait for a passkey, in milliseconds. */
export const challengeTimeout = limits.challengeMinutes * 60_000

/** Loaded when first needed, because it brings a whole library of certificates. */
export const loadWebAuthn = () => import('@simplewebauthn/server')

/** The library reports whatever is wrong with a response as an error. */
export async function unlessInvalid<T>(
  { log }: Pick<Context, 'log'>,
  verify: () => Promise<T>,
): Promise<T | null> {
  try {
    return await verify()
  } catch (error) {
    log.info({ cause: error instanceof Error ? error.name : typeof error }, 'A passkey was refused')
    return null
  }
}

export async function storeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  challenge: Challenge,
): Promise<void> {
  const timeExpires = new Date(clock.now().getTime() + challengeTimeout)
  await insertChallenge(db, { ...challenge, timeExpires })
}

/** A check for the library that uses a challenge up, so that it is answered once. */
export function takeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { userId, purpose }: Omit<Challenge, 'challenge'>,
) {
  return (challenge: string) => deleteChallenge(db, { challenge, userId, purpose }, clock.now())
}

/** Deletes challenges that no passkey answered in time. */
export async function removeExpiredChallenges({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredChallenges(db, clock.now())
}

/** Passkeys belong to the host of the page that created them. */
export function rpIdOf({ pageOrigin }: Client): string {
  return new URL(pageOrigin).hostname
}

export function toCredential({
  credentialId,
  transports,
}: {
  credentialId: string
  transports: string[]
}) {
  return { id: credentialId, transports }
}
