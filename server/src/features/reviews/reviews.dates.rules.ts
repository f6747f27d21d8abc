import { unknownDateLimit } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'
import type { Clock } from '../../clock.ts'

const hour = 3_600_000
/** The time zone in which each day begins first. */
const earliestZone = 14 * hour

/** The latest current date in any time zone. */
export function latestToday(clock: Clock): string {
  return new Date(clock.now().getTime() + earliestZone).toISOString().slice(0, 10)
}

/** Throws `validation_error` for a date that is in the future in every time zone. */
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
 * Whether a posting time is possible. Exports have only dates and write them as midnight UTC, which in
 * the morning is still ahead for half of the world: such a time counts as its date.
 */
export function isPastTime(clock: Clock, time: string): boolean {
  const isDate = time.endsWith('T00:00:00.000Z')
  return isDate ? time.slice(0, 10) <= latestToday(clock) : new Date(time) <= clock.now()
}

/**
 * The posting time of an imported review whose export gives none: its viewing date, or else the time
 * that screens show as unknown. Never now, because a repeated import would then create a new review.
 */
export function timeOfImport(timePosted: string | null, dateViewed: string | null): string {
  return timePosted ?? (dateViewed ? `${dateViewed}T00:00:00.000Z` : unknownDateLimit)
}
