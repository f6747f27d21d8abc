import { language } from '@medley/texts/formats'

/** BCP 47; `1,000`, `7.5` with at most one decimal. */
export { language, number as formatNumber } from '@medley/texts/formats'

const dateStyles = {
  /** May 1, 2024 */
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  /** November 1, 2024 */
  longDay: { dateStyle: 'long' },
  /** November 2024 */
  month: { month: 'long', year: 'numeric' },
  /** November */
  monthName: { month: 'long' },
  /** Nov */
  shortMonth: { month: 'short' },
  /** Friday */
  weekday: { weekday: 'long' },
  /** Fri */
  shortWeekday: { weekday: 'short' },
  /** Nov 1, 2024, 9:41 AM */
  time: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
  /** November 1, 2024 at 9:41 AM */
  longTime: { dateStyle: 'long', timeStyle: 'short' },
  /** Friday, November 1, 2024 at 9:41 AM */
  fullTime: { dateStyle: 'full', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

export type DateStyle = keyof typeof dateStyles

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** Formats a calendar date (`2024-05-01`, `2024-05`) as it is, or a moment (ISO 8601) in local time. */
export function formatDate(date: string, style: DateStyle): string {
  return dateFormat(style, date.length > 10 ? undefined : 'UTC').format(new Date(date))
}

/** Two calendar dates, naming what they share once: `Sep 29 – Oct 2, 2026`. */
export function formatDateRange(from: string, to: string, style: DateStyle): string {
  return dateFormat(style, 'UTC').formatRange(new Date(from), new Date(to))
}

function dateFormat(style: DateStyle, timeZone: 'UTC' | undefined): Intl.DateTimeFormat {
  const key = `${style} ${timeZone}`
  const known = dateFormats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, {
    ...dateStyles[style],
    ...(timeZone && { timeZone }),
  })
  dateFormats.set(key, format)
  return format
}

/** `Ann, Ben and Cleo`, though English dates are American. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(items)
