import { showDay } from '../../../lib/time/dates.ts'
import { viewingTexts } from '../viewings.messages.ts'

/** `May 1, 2024`, `May 2024`, `2024`, or that there is no date. */
export function dayText(day: string | null): string {
  return day === null ? viewingTexts.noDay : showDay(day)
}
