import type { Context } from '../../context.ts'
import { deleteExpired } from './login-waits.queries.ts'

const day = 86_400_000

/** Networks are known for this many milliseconds after the last login. */
export const networkRetention = 90 * day

/** Removes failures after a day and networks after 90 days without a login. */
export async function removeExpiredWaits({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  const before = (span: number) => new Date(now.getTime() - span)
  await deleteExpired(db, { now, waits: before(day), networks: before(networkRetention) })
}
