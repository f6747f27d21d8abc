import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { deleteExpiredExports, failStaleExports } from './exports.queries.ts'

/** Exports in progress for longer than this, in ms, count as failed. */
const staleAfter = 6 * 3_600_000

const retention = 7 * 24 * 3_600_000

/** Expiry of an export requested at a time. */
export function expiryOf(timeRequested: Date): Date {
  return new Date(timeRequested.getTime() + retention)
}

/** Exports requested up to this time have expired. */
export function lastExpired(now: Date): Date {
  return new Date(now.getTime() - retention)
}

/** Removes expired exports. */
export async function removeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredExports(db, { expired: lastExpired(now), now })
}

/** Marks exports of a member as failed that have been in progress for too long. */
export async function failAbandonedExports(tx: Tx, userId: number, now: Date): Promise<void> {
  await failStaleExports(tx, userId, { before: new Date(now.getTime() - staleAfter), now })
}
