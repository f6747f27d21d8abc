import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { lockFactorsOf } from './second-factors.queries.ts'
import {
  deleteRecoveryCodes,
  hasRecoveryCodes,
  insertRecoveryCodes,
  updateCodeUsed,
} from './second-factors.recovery-codes.queries.ts'
import {
  createRecoveryCodes,
  normalizeRecoveryCode,
} from './second-factors.recovery-codes.rules.ts'
import { hasSecondFactor } from './second-factors.service.ts'
import { notifyOfChange } from './second-factors.notifications.service.ts'

/** New codes in place of the earlier ones. Throws `second_factor_not_found` without a second factor. */
export function renewCodes(ctx: Context, actor: Actor): Promise<{ recoveryCodes: string[] }> {
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, actor.id)
    if (!(await hasSecondFactor(tx, actor.id))) throw notFound('second_factor')
    await deleteRecoveryCodes(tx, actor.id)
    const recoveryCodes = await storeNewCodes(ctx, tx, actor.id)
    await notifyOfChange(ctx, tx, actor.id, { event: 'recovery-codes-renewed' })
    return { recoveryCodes }
  })
}

/** Codes for the first second factor of a user; null if there are some. */
export async function createMissingCodes(
  ctx: Pick<Context, 'tokens'>,
  tx: Tx,
  userId: number,
): Promise<string[] | null> {
  return (await hasRecoveryCodes(tx, userId)) ? null : storeNewCodes(ctx, tx, userId)
}

async function storeNewCodes(
  ctx: Pick<Context, 'tokens'>,
  tx: Tx,
  userId: number,
): Promise<string[]> {
  const codes = createRecoveryCodes()
  const hashes = codes.map((code) => hashOf(ctx, code))
  await insertRecoveryCodes(tx, userId, hashes)
  return codes
}

/** Uses a code up and tells the owner. Returns false if it is none of the unused ones. */
export function spendRecoveryCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  return transaction(ctx.db, async (tx) => {
    const use = { hash: hashOf(ctx, code), time: ctx.clock.now() }
    if (!(await updateCodeUsed(tx, userId, use))) return false
    await notifyOfChange(ctx, tx, userId, { event: 'recovery-code-used' })
    return true
  })
}

function hashOf({ tokens }: Pick<Context, 'tokens'>, code: string): Buffer {
  return tokens.hash(JSON.stringify(['recovery code', normalizeRecoveryCode(code)]))
}
