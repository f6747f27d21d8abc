import { createHash, timingSafeEqual } from 'node:crypto'
import type { Language } from '@medley/contract/values/languages'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { createFirstAdmin, hasAccounts } from '../accounts/accounts.service.ts'

/** True while nobody has an account: an instance that members use is never taken over. */
export async function isSetupNeeded(db: Handle): Promise<boolean> {
  return !(await hasAccounts(db))
}

/** True if an instance still waits for its first admin, who may have come through another process. */
export async function awaitsSetup({
  instance,
  primary,
}: Pick<Context, 'instance' | 'primary'>): Promise<boolean> {
  return instance.setupCode !== null && (await isSetupNeeded(primary))
}

export async function showSetup(ctx: Context): Promise<{ isNeeded: boolean }> {
  return { isNeeded: await awaitsSetup(ctx) }
}

interface FirstAdmin {
  code: string
  username: string
  email: string
  password: string
  language?: Language | undefined
}

/**
 * Creates the first admin, which ends the code. Throws `setup_code_wrong`, `setup_done` if there is one, also if two
 * come at the same moment, and `validation_error` for a weak password.
 */
export async function setUp(
  ctx: Context,
  { code, ...admin }: FirstAdmin,
): Promise<{ id: number; username: string }> {
  const { setupCode } = ctx.instance
  if (setupCode === null || !(await isSetupNeeded(ctx.db))) throw new AppError('setup_done')
  if (!isSame(code, setupCode)) throw new AppError('setup_code_wrong')
  const id = await createFirstAdmin(ctx, admin)
  ctx.instance.follow()
  return { id, username: admin.username }
}

/** Compares in a time that depends on neither; case, blanks and hyphens do not matter. */
function isSame(given: string, code: string): boolean {
  return timingSafeEqual(digestOf(given), digestOf(code))
}

function digestOf(code: string): Buffer {
  return createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
}
