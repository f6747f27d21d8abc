import type { ProofMethod } from '@medley/contract/errors'
import type { AnswerOf } from '@medley/contract/api'
import type { showSecondFactors } from '@medley/contract/accounts/second-factors'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { deleteApp, findFactors, lockFactorsOf } from './second-factors.queries.ts'
import { deletePasskeysOf, listPasskeys } from './second-factors.passkeys.queries.ts'
import { deleteRecoveryCodes } from './second-factors.recovery-codes.queries.ts'
import { notifyOfChange } from './second-factors.notifications.service.ts'
import { toPasskey } from './second-factors.view.ts'

/** The second factors of a user, as their owner sees them. */
export async function showFactors(
  { db }: Pick<Context, 'db'>,
  userId: number,
): Promise<AnswerOf<typeof showSecondFactors>> {
  const { timeAppAdded, recoveryCodesLeft } = await findFactors(db, userId)
  return {
    passkeys: (await listPasskeys(db, userId)).map(toPasskey),
    app: timeAppAdded && { timeAdded: timeAppAdded.toISOString() },
    recoveryCodesLeft,
  }
}

/** The ways by which a user can prove a second factor; none without one. */
export async function listProofMethods(handle: Handle, userId: number): Promise<ProofMethod[]> {
  const { timeAppAdded, passkeyCount, recoveryCodesLeft } = await findFactors(handle, userId)
  const methods: ProofMethod[] = []
  if (passkeyCount > 0) methods.push('passkey')
  if (timeAppAdded) methods.push('code')
  if (methods.length > 0 && recoveryCodesLeft > 0) methods.push('recoveryCode')
  return methods
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
    await deletePasskeysOf(tx, userId)
    await deleteRecoveryCodes(tx, userId)
    await notifyOfChange(ctx, tx, userId, { event: 'second-factor-removed', byOperator: true })
    return true
  })
}

/** Removes the passkeys of a user, by which one gets in without a password; an authenticator app stays. */
export async function dropPasskeys(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  userId: number,
): Promise<void> {
  await lockFactorsOf(tx, userId)
  if (!(await deletePasskeysOf(tx, userId))) return
  await dropCodesWithoutFactor(tx, userId)
  await notifyOfChange(ctx, tx, userId, { event: 'second-factor-removed', name: 'Passkey' })
}
