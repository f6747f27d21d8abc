import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { endDigest, isDigestOn, upsertDigest, upsertTimeZone } from './weekly-digest.queries.ts'

export function hasDigest(handle: Handle, userId: number): Promise<boolean> {
  return isDigestOn(handle, userId)
}

/** Keeps a member's time zone, which also tells the days of what they import. */
export function setTimeZone(tx: Tx, userId: number, timeZone: string): Promise<void> {
  return upsertTimeZone(tx, userId, timeZone)
}

/** Switches a member's weekly digest on, for Friday afternoons in their time zone, or off. */
export async function setDigest(
  { clock }: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
  isOn: boolean,
  timeZone = 'UTC',
): Promise<void> {
  if (!isOn) return endDigest(tx, userId)
  if (!(await isDigestOn(tx, userId)))
    await upsertDigest(tx, userId, { timeZone, now: clock.now() })
}
