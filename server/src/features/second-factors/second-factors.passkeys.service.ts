import { limits } from '@medley/contract/limits'
import type { AssertionResponse, RegistrationResponse } from '@medley/contract/passkeys'
import type { Passkey } from '@medley/contract/second-factors'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { isUniqueViolation, transaction } from '../../db/transaction.ts'
import {
  type ChallengePurpose,
  deleteChallenge,
  deleteExpiredChallenges,
  insertChallenge,
} from './second-factors.challenges.queries.ts'
import {
  deletePasskey,
  findPasskey,
  insertPasskey,
  listPasskeys,
  updatePasskeyUsed,
} from './second-factors.passkeys.queries.ts'
import { lockFactorsOf } from './second-factors.queries.ts'
import { createMissingCodes } from './second-factors.recovery-codes.service.ts'
import { dropCodesWithoutFactor } from './second-factors.service.ts'
import { tellOfChange } from './second-factors.telling.service.ts'
import { toPasskey } from './second-factors.view.ts'

const timeout = limits.challengeMinutes * 60_000

/** EdDSA, ES256 and RS256. The library also offers post-quantum keys, which Node verifies experimentally. */
const supportedAlgorithmIDs = [-8, -7, -257]

/** Loaded when first needed, because it brings a whole library of certificates. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Options for the browser to create a passkey, which it refuses if it holds one of the member already. */
export async function startPasskey(ctx: Context, client: Client, { id, username }: Actor) {
  const { generateRegistrationOptions } = await loadWebAuthn()
  const known = await listPasskeys(ctx.db, id)
  if (known.length >= limits.passkeysMax) throw new AppError('rate_limited')
  const options = await generateRegistrationOptions({
    rpName: 'Medley',
    rpID: rpIdOf(client),
    userName: username,
    userDisplayName: username,
    // Tells nothing about the member to who finds the authenticator.
    userID: Uint8Array.from(ctx.tokens.hash(JSON.stringify(['passkey user', id]))),
    timeout,
    excludeCredentials: known.map(toCredential),
    supportedAlgorithmIDs,
  })
  await storeChallenge(ctx, id, { challenge: options.challenge, purpose: 'registration' })
  return options
}

interface NewPasskey {
  name: string
  response: RegistrationResponse
}

/** Adds a passkey. Returns recovery codes if there were none. Throws `invalid_proof`, `second_factor_exists`. */
export async function addPasskey(
  ctx: Context,
  client: Client,
  { id }: Actor,
  { name, response }: NewPasskey,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const credential = await verifyRegistration(ctx, client, id, response)
  if (!credential) throw new AppError('invalid_proof')
  const { transports } = response.response
  const passkey = {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports,
    name,
    time: ctx.clock.now(),
  }
  try {
    return await transaction(ctx.db, async (tx) => {
      await lockFactorsOf(tx, id)
      const row = await insertPasskey(tx, id, passkey)
      const recoveryCodes = await createMissingCodes(ctx, tx, id)
      await tellOfChange(ctx, tx, id, { event: 'second-factor-added', name: nameOf(name) })
      return { passkey: toPasskey(row), recoveryCodes }
    })
  } catch (error) {
    const isKnown = isUniqueViolation(error, 'passkeys_credential_id_key')
    throw isKnown ? new AppError('second_factor_exists') : error
  }
}

/** Removes a passkey. Throws `second_factor_not_found`. */
export function removePasskey(
  ctx: Context,
  { id }: Actor,
  passkeyId: number,
): Promise<{ removed: true }> {
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, id)
    const name = await deletePasskey(tx, id, passkeyId)
    if (name === undefined) throw notFound('second_factor')
    await dropCodesWithoutFactor(tx, id)
    await tellOfChange(ctx, tx, id, { event: 'second-factor-removed', name: nameOf(name) })
    return { removed: true }
  })
}

/** Options for the browser to prove one of the user's passkeys. */
export async function challengePasskey(ctx: Context, client: Client, userId: number) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(client),
    timeout,
    allowCredentials: (await listPasskeys(ctx.db, userId)).map(toCredential),
  })
  await storeChallenge(ctx, userId, { challenge: options.challenge, purpose: 'proof' })
  return options
}

/** Whether one of the user's passkeys signed a challenge of theirs. Uses the challenge up. */
export async function acceptsAssertion(
  ctx: Context,
  client: Client,
  userId: number,
  response: AssertionResponse,
): Promise<boolean> {
  const passkey = await findPasskey(ctx.db, userId, response.id)
  if (!passkey) return false
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const publicKey = Uint8Array.from(passkey.publicKey)
  const verified = await unlessInvalid(ctx, () =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: takeChallenge(ctx, userId, 'proof'),
      expectedOrigin: client.pageOrigin,
      expectedRPID: rpIdOf(client),
      credential: { id: response.id, publicKey, counter: passkey.signCount },
      // The password came first; possession of the authenticator is enough.
      requireUserVerification: false,
    }),
  )
  if (!verified?.verified) return false
  const signCount = verified.authenticationInfo.newCounter
  await updatePasskeyUsed(ctx.db, passkey.id, { signCount, time: ctx.clock.now() })
  return true
}

/** Deletes challenges that no passkey answered in time. */
export async function removeExpiredChallenges({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExpiredChallenges(db, clock.now())
}

async function verifyRegistration(
  ctx: Context,
  client: Client,
  userId: number,
  response: RegistrationResponse,
) {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const verified = await unlessInvalid(ctx, () =>
    verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: takeChallenge(ctx, userId, 'registration'),
      supportedAlgorithmIDs,
      expectedOrigin: client.pageOrigin,
      expectedRPID: rpIdOf(client),
      requireUserVerification: false,
    }),
  )
  return verified?.registrationInfo?.credential
}

/** The library reports whatever is wrong with a response as an error. */
async function unlessInvalid<T>(
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

async function storeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  { challenge, purpose }: { challenge: string; purpose: ChallengePurpose },
): Promise<void> {
  const timeExpires = new Date(clock.now().getTime() + timeout)
  await insertChallenge(db, { challenge, userId, purpose, timeExpires })
}

function takeChallenge(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  userId: number,
  purpose: ChallengePurpose,
) {
  return (challenge: string) => deleteChallenge(db, { challenge, userId, purpose }, clock.now())
}

/** Passkeys belong to the host of the page that created them. */
function rpIdOf({ pageOrigin }: Client): string {
  return new URL(pageOrigin).hostname
}

function toCredential({
  credentialId,
  transports,
}: {
  credentialId: string
  transports: string[]
}) {
  return { id: credentialId, transports }
}

function nameOf(name: string): string {
  return `Passkey “${name}”`
}
