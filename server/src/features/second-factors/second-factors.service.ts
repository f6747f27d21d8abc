import type { ProofMethod } from '@medley/contract/errors'
import type { AnswerOf } from '@medley/contract/api'
import type { showSecondFactors } from '@medley/contract/second-factors'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { deleteApp, findFactors, lockFactorsOf } from './second-factors.queries.ts'
import { deleteRecoveryCodes } from './second-factors.recovery-codes.queries.ts'
import { tellOfChange } from './second-factors.telling.service.ts'

/** The second factors of a user, as their owner sees them. */
export async function showFactors(
  { db }: Pick<Context, 'db'>,
  userId: number,
): Promise<AnswerOf<typeof showSecondFactors>> {
  const { timeAppAdded, recoveryCodesLeft } = await findFactors(db, userId)
  return {
    app: timeAppAdded && { timeAdded: timeAppAdded.toISOString() },
    recoveryCodesLeft,
  }
}

/** The ways by which a user can prove a second factor; none without one. */
export async function listProofMethods(handle: Handle, userId: number): Promise<ProofMethod[]> {
  const { timeAppAdded, recoveryCodesLeft } = await findFactors(handle, userId)
  if (!timeAppAdded) return []
  const methods: ProofMethod[] = ['code']
  return recoveryCodesLeft > 0 ? [...methods, 'recoveryCode'] : methods
}

export async function hasSecondFactor(handle: Handle, userId: number): Promise<boolean> {
  return (await listProofMethods(handle, userId)).length > 0
}

/** Deletes the recovery codes of a user whose last second factor is gone. */
export async function dropCodesWithoutFactor(tx: Tx, userId: number): Promise<void> {
  if (!(await hasSecondFactor(tx, userId))) await deleteRecoveryCodes(tx, userId)
}

/**
 * Removes all second factors of a member who has lost them, by the operator's command. Returns false if
 * there are none.
 */
export function removeAllFactors(
  ctx: Pick<Context, 'clock' | 'db' | 'jobs'>,
  userId: number,
): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, userId)
    if (!(await hasSecondFactor(tx, userId))) return false
    await deleteApp(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await tellOfChange(ctx, tx, userId, { event: 'second-factor-removed', byOperator: true })
    return true
  })
}
