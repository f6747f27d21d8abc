import { unknownDateLimit } from '@medley/contract/limits'

export const unknownDate = 'date unknown'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const localDayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const momentFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** A calendar date `YYYY-MM-DD` as it is read: `May 1, 2024`; none reads 'date unknown'. */
export function showDay(date: string | null): string {
  return date === null ? unknownDate : dayFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Placeholders of old data are posting times that mean nothing. */
function isUnknown(time: string): boolean {
  return new Date(time) <= new Date(unknownDateLimit)
}

/** When something was posted: minutes and hours of the last day, else its local date. */
export function showPostingTime(time: string, now: Date = new Date()): string {
  if (isUnknown(time)) return unknownDate
  const posted = new Date(time)
  const minutes = Math.floor((now.getTime() - posted.getTime()) / 60_000)
  if (minutes < 1 && minutes > -5) return 'just now'
  if (minutes > 0 && minutes < 60) return `${minutes} min ago`
  if (minutes >= 60 && minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return localDayFormat.format(posted)
}

/** The exact local time of posting, for who points at the short one. */
export function showMoment(time: string): string | undefined {
  return isUnknown(time) ? undefined : momentFormat.format(new Date(time))
}
