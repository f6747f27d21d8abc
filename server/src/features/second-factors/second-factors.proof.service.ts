import type { SecondFactorProof } from '@medley/contract/second-factors'
import type { Context } from '../../context.ts'
import { spendAppCode } from './second-factors.app.service.ts'
import { spendRecoveryCode } from './second-factors.recovery-codes.service.ts'

/** Whether a proof is valid for a user. Uses its code up. */
export function acceptsProof(
  ctx: Context,
  userId: number,
  proof: SecondFactorProof,
): Promise<boolean> {
  if (proof.method === 'code') return spendAppCode(ctx, userId, proof.code)
  return spendRecoveryCode(ctx, userId, proof.code)
}
