import type { SessionLifetime } from '@medley/contract/limits'
import type { AssertionResponse } from '@medley/contract/accounts/passkeys'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { identifyByPasskey } from '../second-factors/second-factors.assertions.service.ts'
import { enter, recordFailure, recordLogin } from './sessions.entry.service.ts'
import { refuseOwnLogins, type StoredSession } from './sessions.start.service.ts'

interface PasskeyLogin {
  response: AssertionResponse
  lifetime: SessionLifetime
}

/** Starts a session by a passkey alone, which counts as both factors. Throws `invalid_proof`, `login_by_provider`. */
export async function logInByPasskey(
  ctx: Context,
  client: Client,
  { response, lifetime }: PasskeyLogin,
): Promise<StoredSession> {
  const account = await identifyByPasskey(ctx, client, response)
  if (account) refuseOwnLogins(ctx, account.userId)
  const entry = { client, lifetime, secondFactor: 'passkey' } as const
  const token = account && (await transaction(ctx.db, (tx) => enter(ctx, tx, account, entry)))
  if (!account || !token) {
    await recordFailure(ctx, client, { memberId: account?.userId, proof: 'passkey' })
    throw new AppError('invalid_proof')
  }
  await recordLogin(ctx, account.userId, client)
  return { userId: account.userId, token, lifetime }
}
