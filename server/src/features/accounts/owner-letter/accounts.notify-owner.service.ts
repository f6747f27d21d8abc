import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import { notifyOwnerJob } from '../accounts.jobs.ts'
import type { OwnerEvent } from './accounts.owner-letter.mail.ts'

/**
 * Has a letter sent to the owner of an account; `place` names the device and address of a login, or what
 * else it concerns. It goes to `formerEmail` if given, otherwise to the account's address.
 */
export async function notifyOwner(
  ctx: Pick<Context, 'jobs'>,
  handle: Handle,
  userId: number,
  notice: { event: OwnerEvent; place?: string; formerEmail?: string },
): Promise<void> {
  await ctx.jobs.enqueue(handle, notifyOwnerJob, { userId, ...notice })
}
