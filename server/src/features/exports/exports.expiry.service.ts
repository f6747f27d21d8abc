import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { deleteExpiredExports, failStaleExports } from './exports.queries.ts'

/** Exports in progress for longer than this, in ms, count as failed. */
const givenUpAfter = 6 * 3_600_000

const keptFor = 7 * 24 * 3_600_000

/** Expiry of an export requested at a time. */
export function expiryOf(timeRequested: Date): Date {
  return new Date(timeRequested.getTime() + keptFor)
}

/** Exports requested up to this time have expired. */
export function lastExpired(now: Date): Date {
  return new Date(now.getTime() - keptFor)
}

/** Removes expired exports. */
export async function removeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const now = clock.now()
  await deleteExpiredExports(db, { expired: lastExpired(now), now })
}

/** Marks exports of a member as failed that have been in progress for too long. */
export async function failExportsGivenUp(tx: Tx, userId: number, now: Date): Promise<void> {
  await failStaleExports(tx, userId, { before: new Date(now.getTime() - givenUpAfter), now })
}
