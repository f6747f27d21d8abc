import { localeTexts as texts } from '@medley/texts/locale'
import { unknownDateLimit } from '@medley/contract/limits'
import { formatDate } from '../locale.ts'
import { today } from './today.ts'

export const { unknownDate } = texts

/** Formats a calendar date as `May 1, 2024`, `May 2024` or `2024`; null becomes 'date unknown'. */
export function showDay(date: string | null): string {
  if (date === null) return unknownDate
  if (date.length === 4) return String(Number(date))
  return formatDate(date, date.length === 7 ? 'month' : 'day')
}

/** Formats a day as `Today`, `Yesterday`, `Friday` within a week, else as a date. */
export function showNearDay(date: string, now: Date = new Date()): string {
  const ago = Math.round((Date.parse(today(now)) - Date.parse(date)) / dayLength)
  if (ago === 0) return texts.today
  if (ago === 1) return texts.yesterday
  return ago > 1 && ago < 7 ? formatDate(date, 'weekday') : showDay(date)
}

const dayLength = 86_400_000

/** Posting times at or before this moment are placeholders of old data. */
function isUnknown(time: string): boolean {
  return new Date(time) <= new Date(unknownDateLimit)
}

/** Formats a posting time: minutes or hours ago within a day, the weekday within a week, else the local date. */
export function showPostingTime(time: string, now: Date = new Date()): string {
  if (isUnknown(time)) return unknownDate
  const posted = new Date(time)
  const minutes = Math.floor((now.getTime() - posted.getTime()) / 60_000)
  if (minutes < 1 && minutes > -5) return texts.justNow
  if (minutes > 0 && minutes < 60) return texts.minutesAgo({ count: minutes })
  if (minutes >= 60 && minutes < 24 * 60) return texts.hoursAgo({ count: Math.floor(minutes / 60) })
  return showNearDay(today(posted), now)
}

/** The exact local posting time, for the tooltip of the short form. */
export function showMoment(time: string): string | undefined {
  return isUnknown(time) ? undefined : formatDate(time, 'fullTime')
}
