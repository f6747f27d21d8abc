import type { SecondFactorProof } from '@medley/contract/accounts/second-factors'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { spendAppCode } from './second-factors.app.service.ts'
import { acceptsAssertion } from './second-factors.assertions.service.ts'
import { spendRecoveryCode } from './second-factors.recovery-codes.service.ts'

/** Returns whether a proof is valid for a user. Uses up its code or challenge. */
export function acceptsProof(
  ctx: Context,
  client: Client,
  userId: number,
  proof: SecondFactorProof,
): Promise<boolean> {
  if (proof.method === 'code') return spendAppCode(ctx, userId, proof.code)
  if (proof.method === 'passkey') return acceptsAssertion(ctx, client, userId, proof.response)
  return spendRecoveryCode(ctx, userId, proof.code)
}
