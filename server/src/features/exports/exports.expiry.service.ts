import type { Context } from '../../context.ts'
import { deleteExportsBefore } from './exports.queries.ts'

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
  await deleteExportsBefore(db, lastExpired(clock.now()))
}
