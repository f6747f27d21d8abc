import { localeTexts } from './locale.messages.ts'

/** The language of all texts, BCP 47. */
export const { language } = localeTexts

const pluralRules = new Intl.PluralRules(language)

/**
 * `1,000`, `7.5`; at most one decimal. Written without `Intl`, since nearly every page has numbers: its first format
 * takes a browser 15 ms, and a phone 60, because it lists all its languages.
 */
export function formatNumber(number: number): string {
  const [whole = '', decimal] = String(Math.round(number * 10) / 10).split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+$)/g, localeTexts.groupSign)
  return decimal === undefined ? grouped : grouped + localeTexts.decimalSign + decimal
}

/** A text per plural form of the language; `#` becomes the count. */
export type PluralForms = { [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  other: string
}

/** `plural(2, { one: '# work', other: '# works' })` is `2 works`. */
export function plural(count: number, forms: PluralForms): string {
  const form = forms[pluralRules.select(count)] ?? forms.other
  return form.replaceAll('#', formatNumber(count))
}

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
  const zone = date.length > 10 ? undefined : 'UTC'
  const key = `${style} ${zone}`
  const known = dateFormats.get(key)
  const format =
    known ??
    new Intl.DateTimeFormat(language, { ...dateStyles[style], ...(zone && { timeZone: zone }) })
  if (!known) dateFormats.set(key, format)
  return format.format(new Date(date))
}

/** `Ann, Ben and Cleo`. */
export const formatList = (items: readonly string[]): string =>
  new Intl.ListFormat(localeTexts.listLanguage).format(items)
