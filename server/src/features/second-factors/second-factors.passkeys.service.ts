import { limits } from '@medley/contract/limits'
import type { RegistrationResponse } from '@medley/contract/accounts/passkeys'
import type { Passkey } from '@medley/contract/accounts/second-factors'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { isUniqueViolation, transaction } from '../../db/transaction.ts'
import { deletePasskey, insertPasskey, listPasskeys } from './second-factors.passkeys.queries.ts'
import { lockFactorsOf } from './second-factors.queries.ts'
import { createMissingCodes } from './second-factors.recovery-codes.service.ts'
import { dropCodesWithoutFactor } from './second-factors.service.ts'
import { notifyOfChange } from './second-factors.notifications.service.ts'
import { toPasskey } from './second-factors.view.ts'
import {
  challengeTimeout,
  loadWebAuthn,
  rpIdOf,
  storeChallenge,
  takeChallenge,
  toCredential,
  unlessInvalid,
} from './second-factors.webauthn.service.ts'

/** EdDSA, ES256 and RS256. The library also offers post-quantum keys, which Node verifies experimentally. */
const supportedAlgorithmIDs = [-8, -7, -257]

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
    timeout: challengeTimeout,
    excludeCredentials: known.map(toCredential),
    supportedAlgorithmIDs,
  })
  await storeChallenge(ctx, { challenge: options.challenge, userId: id, purpose: 'registration' })
  return options
}

interface NewPasskey {
  name: string
  response: RegistrationResponse
}

/** Adds a passkey. Returns recovery codes if there were none. Throws `invalid_proof`, `second_factor_exists`. */
export async function addPasskey(
  ctx: Context,
  { id }: Actor,
  { name, response }: NewPasskey,
  { client }: { client: Client },
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const registered = await verifyRegistration(ctx, client, id, response)
  if (!registered) throw new AppError('invalid_proof')
  const { credential, userVerified: verifiesUser } = registered
  const { transports } = response.response
  const passkey = {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports,
    name,
    verifiesUser,
    time: ctx.clock.now(),
  }
  try {
    return await transaction(ctx.db, async (tx) => {
      await lockFactorsOf(tx, id)
      const row = await insertPasskey(tx, id, passkey)
      const recoveryCodes = await createMissingCodes(ctx, tx, id)
      await notifyOfChange(ctx, tx, id, { event: 'second-factor-added', name: nameOf(name) })
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
  { passkeyId }: { passkeyId: number },
): Promise<{ removed: true }> {
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, id)
    const name = await deletePasskey(tx, id, passkeyId)
    if (name === undefined) throw notFound('second_factor')
    await dropCodesWithoutFactor(tx, id)
    await notifyOfChange(ctx, tx, id, { event: 'second-factor-removed', name: nameOf(name) })
    return { removed: true }
  })
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
      expectedChallenge: takeChallenge(ctx, { userId, purpose: 'registration' }),
      supportedAlgorithmIDs,
      expectedOrigin: client.pageOrigin,
      expectedRPID: rpIdOf(client),
      requireUserVerification: false,
    }),
  )
  return verified?.registrationInfo
}

function nameOf(name: string): string {
  return `Passkey “${name}”`
}
