import { unknownDateLimit } from '@medley/contract/limits'
import type { Clock } from '../../clock.ts'
import { latestToday } from '@medley/doors/parsing/dates'

/**
 * True if a posting time is possible. Exports have only dates and write them as midnight UTC, which in
 * the morning is still ahead for half of the world: such a time counts as its date.
 */
export function isPastTime(clock: Clock, time: string): boolean {
  const isDate = time.endsWith('T00:00:00.000Z')
  return isDate ? time.slice(0, 10) <= latestToday(clock.now()) : new Date(time) <= clock.now()
}

/**
 * The posting time of an imported review whose export gives none: its viewing date, or else the time
 * that screens show as unknown. Never now, because a repeated import would then create a new review.
 */
export function timeOfImport(timePosted: string | null, dateViewed: string | null): string {
  return timePosted ?? (dateViewed ? `${dateViewed}T00:00:00.000Z` : unknownDateLimit)
}
