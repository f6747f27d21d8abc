import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { appUri, createAppSecret, stepOfCode } from './second-factors.app.rules.ts'
import {
  deleteApp,
  findAppSecret,
  lockFactorsOf,
  updateAppConfirmed,
  updateLastStep,
  upsertUnconfirmedApp,
} from './second-factors.queries.ts'
import { createMissingCodes } from './second-factors.recovery-codes.service.ts'
import { dropCodesWithoutFactor } from './second-factors.service.ts'
import { notifyOfChange } from './second-factors.notifications.service.ts'

const name = 'Authenticator app'

/** Creates the secret of an app, in place of one that was not confirmed. Throws `second_factor_exists`. */
export async function startApp(
  ctx: Context,
  { id, username }: Actor,
): Promise<{ secret: string; uri: string }> {
  const secret = createAppSecret()
  const sealed = ctx.secretBox.seal(purposeOf(id), secret)
  const app = { secret: sealed, time: ctx.clock.now() }
  if (!(await upsertUnconfirmedApp(ctx.db, id, app))) throw new AppError('second_factor_exists')
  return { secret, uri: appUri(secret, username) }
}

/**
 * Adds the app with its first code. Returns recovery codes if there were none. Throws `invalid_proof`, or
 * `second_factor_not_found` unless an app was started.
 */
export async function confirmApp(
  ctx: Context,
  { id }: Actor,
  { code }: { code: string },
): Promise<{ recoveryCodes: string[] | null }> {
  const secret = await findAppSecret(ctx.db, id, { isConfirmed: false })
  if (!secret) throw notFound('second_factor')
  const step = openedStep(ctx, { userId: id, secret, code })
  if (step === null) throw new AppError('invalid_proof')
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, id)
    const isAdded = await updateAppConfirmed(tx, id, { step, secret, time: ctx.clock.now() })
    if (!isAdded) throw notFound('second_factor')
    const recoveryCodes = await createMissingCodes(ctx, tx, id)
    await notifyOfChange(ctx, tx, id, { event: 'second-factor-added', name })
    return { recoveryCodes }
  })
}

/** Removes the app. Throws `second_factor_not_found`. */
export function removeApp(ctx: Context, { id }: Actor): Promise<{ removed: true }> {
  return transaction(ctx.db, async (tx) => {
    await lockFactorsOf(tx, id)
    if (!(await deleteApp(tx, id))) throw notFound('second_factor')
    await dropCodesWithoutFactor(tx, id)
    await notifyOfChange(ctx, tx, id, { event: 'second-factor-removed', name })
    return { removed: true }
  })
}

/** Uses up a code. Returns whether it is the user's app's and was unused. */
export async function spendAppCode(ctx: Context, userId: number, code: string): Promise<boolean> {
  const secret = await findAppSecret(ctx.db, userId, { isConfirmed: true })
  const step = secret ? openedStep(ctx, { userId, secret, code }) : null
  if (!secret || step === null) return false
  return updateLastStep(ctx.db, userId, { step, secret })
}

function openedStep(
  { secretBox, clock, log }: Context,
  { userId, secret, code }: { userId: number; secret: Buffer; code: string },
): number | null {
  const opened = secretBox.open(purposeOf(userId), secret)
  if (opened === null) log.error({ userId }, 'The secret of an authenticator app is unreadable')
  return opened === null ? null : stepOfCode(opened, code, clock.now())
}

function purposeOf(userId: number): string {
  return `authenticator app ${userId}`
}
