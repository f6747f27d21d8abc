import { dayIn } from './dates.ts'
import { isWeekday, monthNamed } from './month-names.ts'

/** Order of day and month in a date of numbers; unknown if the dates of a file contradict each other. */
export type DateOrder = 'day first' | 'month first' | 'unknown'

/** How the dates of a file are read. */
export interface DateReading {
  /** The order that the file proves, if it does. */
  provenOrder?: DateOrder | undefined
  /** The order that its service writes. */
  usualOrder: DateOrder
  /** The current date in the time zone furthest ahead. */
  today: string
  /** The member's, for times that name their offset. */
  timeZone: string
}

/**
 * A day, a month (`2012-05`) or a year (`2012`). Ambiguous: day and month cannot be told apart, so that it is
 * the year. Future: every day that it can be is. Undefined for anything else.
 */
export type WrittenDate = { date: string; isAmbiguous?: true } | { isFuture: true } | undefined

/** The parts of a date; 0 if unknown. */
interface Parts {
  year: number
  month: number
  day: number
  /** Only where day and month are two numbers of up to two digits. */
  order?: DateOrder
  /** Full stops between numbers, with which nobody writes the month first. */
  isDotted?: boolean
}

/** Far longer than any date with its time. */
const lengthMax = 100

/** Reads a date as services, people and spreadsheets write it. */
export function readWrittenDate(text: string, reading: DateReading): WrittenDate {
  const { today, timeZone, provenOrder: proven, usualOrder } = reading
  const written = text.trim().replaceAll(/\s+/g, ' ')
  if (written.length > lengthMax) return undefined
  const dates = partsOf(withoutTime(written, timeZone), today).flatMap((parts) => {
    const date = isoOf(parts)
    return date === undefined ? [] : [{ ...parts, date }]
  })
  const past = dates.filter(({ date }) => date <= today)
  const [first] = past
  if (!first) return dates.length > 0 ? { isFuture: true } : undefined
  if (past.every(({ date }) => date === first.date)) return { date: first.date }
  const order = proven ?? (first.isDotted ? 'day first' : usualOrder)
  const chosen = past.find((one) => one.order === order)
  return chosen ? { date: chosen.date } : { date: first.date.slice(0, 4), isAmbiguous: true }
}

/** The order of day and month that texts prove: in the other one, a date would not exist or not have been. */
export function provenOrderOf(texts: readonly string[], today: string): DateOrder | undefined {
  const orders = new Set<DateOrder>()
  for (const text of [...new Set(texts)].flatMap(dateTokensIn)) {
    const possible = partsOf(withoutTime(text, 'UTC'), today).filter((parts) => {
      const date = isoOf(parts)
      return date !== undefined && date <= today
    })
    const [only] = possible
    if (possible.length === 1 && only?.order) orders.add(only.order)
  }
  const [first] = orders
  return orders.size > 1 ? 'unknown' : first
}

/** The text without a time of day. A time with an offset is the day in the time zone; midnight is a date. */
function withoutTime(text: string, timeZone: string): string {
  const [, date, time = '', zone = ''] = timeWithOffset.exec(text) ?? []
  if (date === undefined) return text.replace(timeOfDay, '')
  if (/^00:00(:00(\.0+)?)?$/.test(time)) return date
  if (!isInCalendar(date)) return date
  const moment = new Date(`${date}T${time}${zone === 'UTC' ? 'Z' : zone}`)
  return Number.isNaN(moment.valueOf()) ? text : dayIn(moment, timeZone)
}

/** False for a day like 30 February, which a date turns into one of the next month. */
export function isInCalendar(date: string): boolean {
  const time = new Date(`${date}T00:00:00.000Z`)
  return !Number.isNaN(time.valueOf()) && time.toISOString().startsWith(date)
}

const timeWithOffset =
  /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|[+-]\d\d:?\d\d)$/
const timeOfDay = /[T, ]+\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[ap]\.?m\.?)?(?= |$)/i

const gap = String.raw` ?[-/. ] ?`
const yearFirst = new RegExp(`^(\\d{4})${gap}(\\d{1,2})(?:${gap}(\\d{1,2}))?\\.?$`)
const yearLast = new RegExp(`^(\\d{1,2})(${gap})(\\d{1,2})${gap}(\\d{4}|\\d{2})\\.?$`)
const monthAndYear = new RegExp(`^(\\d{1,2})${gap}(\\d{4})$`)

function partsOf(text: string, today: string): Parts[] {
  const bySize =
    yearFirst.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? /^(\d{4})(?:\.0+)?$/.exec(text)
  if (bySize) return [toParts(bySize[1], bySize[2], bySize[3])]
  const [, first, sign = '', second, year = ''] = yearLast.exec(text) ?? []
  if (first) return eitherOrder(toYear(year, today), Number(first), Number(second), sign)
  const [, month, ofYear] = monthAndYear.exec(text) ?? []
  if (month) return [toParts(ofYear, month, '')]
  const serial = /^(\d{5})(?:\.\d+)?$/.exec(text)?.[1]
  if (serial) return ofSerial(Number(serial))
  return withName(text, today)
}

const toParts = (year: string | undefined, month = '', day = ''): Parts => ({
  year: Number(year),
  month: Number(month),
  day: Number(day),
})

/** `06/05/2021`; `00/05/2021` and `00/00/2021` are a month and a year. */
function eitherOrder(year: number, first: number, second: number, sign: string): Parts[] {
  if (first === 0 || second === 0) return [{ year, month: first || second, day: 0 }]
  const isDotted = sign.includes('.')
  return [
    { year, day: first, month: second, order: 'day first', isDotted },
    { year, day: second, month: first, order: 'month first', isDotted },
  ]
}

/** Spreadsheets count days from 30 December 1899; before 1970, five digits are something else. */
function ofSerial(days: number): Parts[] {
  if (days < 25_569) return []
  const [year, month, day] = new Date((days - 25_569) * 86_400_000).toISOString().split(/[-T]/)
  return [toParts(year, month, day)]
}

/** A year of two digits is one that has been. */
function toYear(text: string, today: string): number {
  if (text.length > 2) return Number(text)
  const thisCentury = 2000 + Number(text)
  return thisCentury > Number(today.slice(0, 4)) ? thisCentury - 100 : thisCentury
}

/** `Jun 13, 2021`, `13. Juni 2021`, `Wed May 1 2024`, `13-Jun-21`, `June 2021`, `Jun-21`. */
function withName(text: string, today: string): Parts[] {
  const words = text.match(/\p{L}+|\d+/gu) ?? []
  const months = words.flatMap((word) => monthNamed(word) ?? [])
  const [month] = months
  const isKnown = (word: string) =>
    /^(\d|st$|nd$|rd$|th$|of$|de$)/i.test(word) || monthNamed(word) || isWeekday(word)
  if (month === undefined || months.length > 1 || !words.every(isKnown)) return []
  const [one, other, ...more] = words.filter((word) => /^\d/.test(word))
  if (one === undefined || more.length > 0) return []
  if (other === undefined) {
    const isYear = one.length === 4 || (one.length === 2 && text.includes('-'))
    return isYear ? [{ year: toYear(one, today), month, day: 0 }] : []
  }
  const [year, day] = one.length === 4 ? [one, other] : [other, one]
  return [{ year: toYear(year, today), month, day: Number(day) }]
}

/** `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; undefined for what no calendar has. */
function isoOf({ year, month, day }: Parts): string | undefined {
  if (year < 1000 || year > 9999) return undefined
  if (month === 0) return String(year)
  const inMonth = `${year}-${String(month).padStart(2, '0')}`
  if (month > 12) return undefined
  if (day === 0) return inMonth
  const date = `${inMonth}-${String(day).padStart(2, '0')}`
  return isInCalendar(date) ? date : undefined
}

const time = String.raw`(?:[T ]\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?`
const token = new RegExp(
  String.raw`(?<!\d)(?:${[
    String.raw`\d{4}[-/.]\d{1,2}(?:[-/.]\d{1,2})?`,
    String.raw`\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2})`,
    String.raw`\d{1,2}[-/.]\d{4}`,
    String.raw`\d{1,2}(?:\. ?| |-)\p{L}{3,20}\.?[- ](?:\d{4}|\d{2})`,
    String.raw`\p{L}{3,20}\.? (?:\d{1,2}(?:st|nd|rd|th)?,? )?\d{4}`,
    String.raw`\d{4}`,
  ].join('|')})(?!\d)${time}`,
  'gu',
)

/** The dates in a text, each as written. */
export function dateTokensIn(text: string): string[] {
  return text.match(token) ?? []
}

interface Ranges {
  /** As written; the start of an open range stands for its end. */
  ends: string[]
  /** The start of the last range; null for a single date. */
  lastStart: string | null
  /** The last range has no end. */
  isOpen: boolean
  /** Text that is neither a date nor between dates. */
  rest: string
}

/** The ranges in a list such as `2021/05/01-2021/05/13, 2022`. */
export function rangesIn(text: string): Ranges {
  const tokens = dateTokensIn(text)
  const between = text.split(token)
  const isStart = (index: number) => /^\s*(?:[-–—~/]|to|bis)\s*$/i.test(between[index + 1] ?? '')
  const ends = tokens.filter((_, index) => index === tokens.length - 1 || !isStart(index))
  const last = tokens.length - 1
  const isOpen = last >= 0 && isStart(last)
  const start = isOpen ? last : last - 1
  const lastStart = start >= 0 && isStart(start) ? (tokens[start] ?? null) : null
  const rest = between.filter((_, index) => !isStart(index - 1)).join('')
  return { ends, lastStart, isOpen, rest: rest.replaceAll(/[\s\p{P}~]+/gu, '') }
}
