import { unknownDateLimit } from '@medley/contract/limits'

export const unknownDate = 'date unknown'

const dayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' })
const localDayFormat = new Intl.DateTimeFormat('en', { dateStyle: 'medium' })
const momentFormat = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/** Formats a calendar date `YYYY-MM-DD` as `May 1, 2024`; null becomes 'date unknown'. */
export function showDay(date: string | null): string {
  return date === null ? unknownDate : dayFormat.format(new Date(`${date}T00:00:00Z`))
}

/** Posting times at or before this moment are placeholders of old data. */
function isUnknown(time: string): boolean {
  return new Date(time) <= new Date(unknownDateLimit)
}

/** Formats a posting time: minutes or hours ago within a day, else the local date. */
export function showPostingTime(time: string, now: Date = new Date()): string {
  if (isUnknown(time)) return unknownDate
  const posted = new Date(time)
  const minutes = Math.floor((now.getTime() - posted.getTime()) / 60_000)
  if (minutes < 1 && minutes > -5) return 'just now'
  if (minutes > 0 && minutes < 60) return `${minutes} min ago`
  if (minutes >= 60 && minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`
  return localDayFormat.format(posted)
}

/** The exact local posting time, for the tooltip of the short form. */
export function showMoment(time: string): string | undefined {
  return isUnknown(time) ? undefined : momentFormat.format(new Date(time))
}
