import { unknownDateLimit } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'

const hour = 3_600_000
/** Where a day begins first on earth. */
const earliestZone = 14 * hour

/** The latest calendar date that is today somewhere. */
export function latestToday(clock: Clock): string {
  return new Date(clock.now().getTime() + earliestZone).toISOString().slice(0, 10)
}

/** Throws `validation_error` for a date that is still to come everywhere. */
export function refuseFutureDate(
  clock: Clock,
  date: string | null | undefined,
  field: string,
): void {
  if (date && date > latestToday(clock)) {
    throw invalidValue(field, 'Must not be later than today')
  }
}

/**
 * Whether something can have been posted at a time. Exports know days only and write them as midnight
 * in UTC, which for half of the world lies ahead in the morning: such a time counts as its date.
 */
export function isPastTime(clock: Clock, time: string): boolean {
  const isDate = time.endsWith('T00:00:00.000Z')
  return isDate ? time.slice(0, 10) <= latestToday(clock) : new Date(time) <= clock.now()
}

/**
 * When an imported review was posted, if its export does not say: at its viewing, else at the time
 * that screens show as unknown. Never the present, or the same line would be new at each import.
 */
export function timeOfImport(timePosted: string | null, dateViewed: string | null): string {
  return timePosted ?? (dateViewed ? `${dateViewed}T00:00:00.000Z` : unknownDateLimit)
}
