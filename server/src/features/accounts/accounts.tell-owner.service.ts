import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { tellOwnerJob } from './accounts.jobs.ts'
import type { OwnerEvent } from './accounts.owner-letter.mail.ts'

/** Has a letter sent to the owner of an account; `place` names the device and address of a login, or what else it concerns. */
export async function tellOwner(
  ctx: Pick<Context, 'jobs'>,
  handle: Handle,
  userId: number,
  { event, place }: { event: OwnerEvent; place?: string },
): Promise<void> {
  const payload = { userId, event, ...(place === undefined ? {} : { place }) }
  await ctx.jobs.enqueue(handle, tellOwnerJob, payload)
}
