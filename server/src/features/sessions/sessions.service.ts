import { isAdminId } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import {
  accountExists,
  checkCredentials,
  findAccountId,
  noteOnline,
} from '../accounts/accounts.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'

interface Login {
  username?: string | undefined
  email?: string | undefined
  password: string
}

/** A login token. Throws `invalid_credentials`; failures are recorded with the account, never the given name. */
export async function logIn(ctx: Context, login: Login): Promise<string> {
  const claims = await checkCredentials(ctx, login)
  if (!claims) {
    ctx.log.warn('A login failed')
    const memberId = await findAccountId(ctx, login)
    await recordEvent(ctx, ctx.db, { kind: 'login-failed', memberId })
    throw new AppError('invalid_credentials')
  }
  await recordEvent(ctx, ctx.db, { kind: 'login', actorId: claims.userId })
  return ctx.tokens.sign(claims)
}

/** The roles of a user. Throws `user_not_found`. */
export async function rolesOf(ctx: Context, userId: number): Promise<{ roles: string[] }> {
  if (!(await accountExists(ctx, userId))) throw notFound('user')
  return { roles: isAdminId(userId) ? ['admin'] : [] }
}

/** Records the caller's last visit. */
export async function ping(ctx: Context, userId: number): Promise<{ lastOnline: string }> {
  const time = await noteOnline(ctx, userId)
  return { lastOnline: time.toISOString() }
}
