import { dayIn } from '@medley/doors/parsing/dates'

/** A calendar day and when it begins. */
interface Day {
  day: string
  start: Date
}

/** The days of a week, the earliest first, and when the last of them ends. */
export interface Week {
  days: Day[]
  end: Date
  /** The day before which the next week ends; null after the last week. */
  next: string | null
}

const weekDays = 7
const shownDays = 28
const dayMs = 86_400_000

/** The week up to today, or before a day, in a time zone; undefined if all of it is too long ago. */
export function weekBefore(
  now: Date,
  { timeZone, before }: { timeZone: string; before?: string | undefined },
): Week | undefined {
  const tomorrow = shifted(dayIn(now, timeZone), 1)
  const oldest = shifted(tomorrow, -shownDays)
  const until = before === undefined || before > tomorrow ? tomorrow : before
  if (until <= oldest) return undefined
  const days = Array.from({ length: weekDays }, (_, index) => shifted(until, index - weekDays))
  const [first = until] = days
  return {
    days: days.map((day) => ({ day, start: startOf(day, timeZone) })),
    end: startOf(until, timeZone),
    next: first > oldest ? first : null,
  }
}

function shifted(day: string, by: number): string {
  return new Date(Date.parse(day) + by * dayMs).toISOString().slice(0, 10)
}

/** The first minute of a day in a time zone. The search begins before the day of any zone. */
function startOf(day: string, timeZone: string): Date {
  const midnight = Date.parse(day)
  let [before, within] = [midnight - 15 * 3_600_000, midnight + 13 * 3_600_000]
  while (within - before > 60_000) {
    const middle = Math.floor((before + within) / 2 / 60_000) * 60_000
    if (dayIn(new Date(middle), timeZone) < day) before = middle
    else within = middle
  }
  return new Date(within)
}
