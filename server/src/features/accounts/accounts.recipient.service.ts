import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { findReachable, type MailRecipient } from './accounts.recipient.queries.ts'

/** A member whom letters of their own choice may reach: not suspended, the address proven and not blocked. */
export function findMailRecipient(
  ctx: Pick<Context, 'mail' | 'clock' | 'identityProvider'>,
  handle: Handle,
  userId: number,
): Promise<MailRecipient | undefined> {
  return findReachable(ctx, handle, userId)
}
