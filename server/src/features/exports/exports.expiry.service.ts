import type { Context } from '../../context.ts'
import { deleteExportsBefore } from './exports.queries.ts'

const keptFor = 7 * 24 * 3_600_000

/** When an export that was asked for at a time is removed. */
export function expiryOf(timeRequested: Date): Date {
  return new Date(timeRequested.getTime() + keptFor)
}

/** What was asked for up to then is out of date now. */
export function lastExpired(now: Date): Date {
  return new Date(now.getTime() - keptFor)
}

/** Removes the exports that are out of date. */
export async function removeExpired({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteExportsBefore(db, lastExpired(clock.now()))
}
