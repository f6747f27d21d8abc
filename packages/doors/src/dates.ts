import type { ImportMessage } from '@medley/messages/import-messages'
import { type DateReading, readWrittenDate } from './parsing/written-dates.ts'
import { firstDayOf, wholeDay } from './parsing/partial-dates.ts'
import type { SourceViewing } from './record.ts'

/** Date or time read from a column, and why it was not read, or not all of it. */
export interface ReadDate {
  date: string | null
  note: ImportMessage | null
}

/** A day, month or year on which something was watched, read or heard. A date never costs its row. */
export function readDate(text: string, column: string, reading: DateReading): ReadDate {
  if (text.trim() === '') return { date: null, note: null }
  const written = readWrittenDate(text, reading)
  if (!written) return { date: null, note: { code: 'noDate', params: { column } } }
  if (!('date' in written)) return { date: null, note: { code: 'futureDate', params: { column } } }
  const isYearOnly = written.isAmbiguous === true
  return {
    date: written.date,
    note: isYearOnly ? { code: 'eitherDate', params: { column } } : null,
  }
}

/** The day on which something was written or marked. */
export function readWholeDay(text: string, column: string, reading: DateReading): ReadDate {
  const { date, note } = readDate(text, column, reading)
  if (date === null || wholeDay(date) !== null) return { date, note }
  return { date: null, note: { code: 'noDate', params: { column } } }
}

/** The ISO time in a cell, or midnight of its day. */
export function readMoment(text: string, column: string, reading: DateReading): ReadDate {
  const { date, note } = readWholeDay(text, column, reading)
  if (date === null) return { date, note }
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text.trim())
  const time = isTime ? new Date(text.trim()) : new Date(Number.NaN)
  return { date: Number.isNaN(time.valueOf()) ? midnight(date) : time.toISOString(), note }
}

/** The day of a viewing; a month was once read as its first day. */
export function dayOfViewing(date: string | null): Pick<SourceViewing, 'day' | 'dayBefore'> {
  return date?.length === 7 ? { day: date, dayBefore: firstDayOf(date) } : { day: date }
}

/** Midnight UTC of a day. */
export function midnight(day: string | null): string | null {
  return day && `${day}T00:00:00.000Z`
}

/** The later of two days or times. */
export function laterOf(a: string | null, b: string | null): string | null {
  return a !== null && b !== null ? (a > b ? a : b) : (a ?? b)
}

/** The earlier of two days or times. */
export function earlierOf(a: string | null, b: string | null): string | null {
  return a !== null && b !== null ? (a < b ? a : b) : (a ?? b)
}
