import type { AssertionResponse } from '@medley/contract/accounts/passkeys'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import type { Challenge } from './second-factors.challenges.queries.ts'
import {
  findPasskey,
  findPasskeyWithOwner,
  listPasskeys,
  updatePasskeyUsed,
} from './second-factors.passkeys.queries.ts'
import {
  challengeTimeout,
  loadWebAuthn,
  rpIdOf,
  storeChallenge,
  takeChallenge,
  toCredential,
  unlessInvalid,
} from './second-factors.webauthn.service.ts'

/** Options for the browser to prove one of the user's passkeys. */
export async function challengePasskey(ctx: Context, client: Client, userId: number) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(client),
    timeout: challengeTimeout,
    allowCredentials: (await listPasskeys(ctx.db, userId)).map(toCredential),
  })
  await storeChallenge(ctx, { challenge: options.challenge, userId, purpose: 'proof' })
  return options
}

/** Uses up a challenge. Returns whether one of the user's passkeys signed it. */
export async function acceptsAssertion(
  ctx: Context,
  client: Client,
  userId: number,
  response: AssertionResponse,
): Promise<boolean> {
  const passkey = await findPasskey(ctx.db, userId, response.id)
  if (!passkey) return false
  // The password came first; possession of the authenticator is enough.
  const expected = { userId, purpose: 'proof', isVerifiedUser: false } as const
  return verifyAssertion(ctx, client, { passkey, response, expected })
}

/** Options for the browser to log in with any passkey that it holds for this host. */
export async function challengeAnyPasskey(ctx: Context, client: Client) {
  const { generateAuthenticationOptions } = await loadWebAuthn()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(client),
    timeout: challengeTimeout,
    userVerification: 'required',
  })
  await storeChallenge(ctx, { challenge: options.challenge, userId: null, purpose: 'login' })
  return options
}

/**
 * The account whose passkey signed a challenge of `challengeAnyPasskey`; undefined if none did. Uses the
 * challenge up. The authenticator has to verify its user, because no password comes first.
 */
export async function identifyByPasskey(ctx: Context, client: Client, response: AssertionResponse) {
  const found = await findPasskeyWithOwner(ctx.db, response.id)
  if (!found) return undefined
  const { userId, username, version, ...passkey } = found
  const expected = { userId: null, purpose: 'login', isVerifiedUser: true } as const
  const isSigned = await verifyAssertion(ctx, client, { passkey, response, expected })
  return isSigned ? { userId, username, version } : undefined
}

interface Assertion {
  passkey: { id: number; publicKey: Uint8Array; signCount: number }
  response: AssertionResponse
  expected: Omit<Challenge, 'challenge'> & { isVerifiedUser: boolean }
}

/** Returns whether a passkey signed the expected challenge. Records its use. */
async function verifyAssertion(
  ctx: Context,
  client: Client,
  { passkey, response, expected }: Assertion,
): Promise<boolean> {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const publicKey = Uint8Array.from(passkey.publicKey)
  const verified = await unlessInvalid(ctx, () =>
    verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: takeChallenge(ctx, expected),
      expectedOrigin: client.pageOrigin,
      expectedRPID: rpIdOf(client),
      credential: { id: response.id, publicKey, counter: passkey.signCount },
      requireUserVerification: expected.isVerifiedUser,
    }),
  )
  if (!verified?.verified) return false
  const { newCounter: signCount, userVerified: verifiesUser } = verified.authenticationInfo
  const use = { signCount, verifiesUser, time: ctx.clock.now() }
  await updatePasskeyUsed(ctx.db, passkey.id, use)
  return true
}
