import { viewingsTexts } from '@medley/texts/viewings'
import { showDay } from '../../../lib/time/dates.ts'

/** `May 1, 2024`, `May 2024`, `2024`, or that there is no date. */
export function dayText(day: string | null): string {
  return day === null ? viewingsTexts.noDay : showDay(day)
}
