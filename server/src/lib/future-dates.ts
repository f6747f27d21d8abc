import { invalidValue } from '../app-error.ts'
import type { Clock } from '../clock.ts'
import { latestToday } from '@medley/doors/parsing/dates'

/** Throws `validation_error` for a day, month or year that is in the future in every time zone. */
export function refuseFutureDate(
  clock: Clock,
  date: string | null | undefined,
  field: string,
): void {
  if (date && date > latestToday(clock.now())) {
    throw invalidValue(field, 'Must not be later than today')
  }
}
