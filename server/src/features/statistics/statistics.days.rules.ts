import type { Bar, Statistics, Totals } from '@medley/contract/library/statistics'
import type { DayRow } from './statistics.days.queries.ts'

const yearOf = (order: number) => Math.floor(order / 10_000)
const monthOf = (order: number) => Math.floor(order / 100) % 100
const dayOf = (order: number) => order % 100
const isDay = ({ order }: DayRow) => dayOf(order) > 0

/** Milliseconds of the beginning of a day of the diary. */
function timeOf({ order }: DayRow): number {
  const time = new Date(0)
  time.setUTCFullYear(yearOf(order), monthOf(order) - 1, dayOf(order))
  return time.getTime()
}

const dayLength = 86_400_000

/** 1 for Monday to 7. */
const weekdayOf = (row: DayRow) => new Date(timeOf(row)).getUTCDay() || 7

/** The rows of the year. */
export function rowsOfYear(rows: readonly DayRow[], year: number): DayRow[] {
  return rows.filter(({ order }) => yearOf(order) === year)
}

/** The sums of some days; works are counted apart. */
export function totalsOf(rows: readonly DayRow[], works: number): Totals {
  const sum = (of: (row: DayRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  return {
    viewings: sum((row) => row.viewings),
    works,
    episodes: sum((row) => row.episodes),
    minutes: sum((row) => row.minutes),
    pages: sum((row) => row.pages),
    repeats: sum((row) => row.repeats),
    days: rows.filter(isDay).length,
  }
}

/** Viewings by month, beside those of the year before. */
export function monthsOf(rows: readonly DayRow[], before: readonly DayRow[]): Bar[] {
  return barsOf(12, ({ order }) => monthOf(order), rows, before)
}

/** Viewings by day of the week, beside those of the year before. */
export function weekdaysOf(rows: readonly DayRow[], before: readonly DayRow[]): Bar[] {
  return barsOf(7, weekdayOf, rows.filter(isDay), before.filter(isDay))
}

function barsOf(
  count: number,
  valueOf: (row: DayRow) => number,
  rows: readonly DayRow[],
  before: readonly DayRow[],
): Bar[] {
  const bars = Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    viewings: 0,
    before: 0,
  }))
  const barOf = (row: DayRow) => bars[valueOf(row) - 1]
  for (const row of rows) {
    const bar = barOf(row)
    if (bar) bar.viewings += row.viewings
  }
  for (const row of before) {
    const bar = barOf(row)
    if (bar) bar.before += row.viewings
  }
  return bars
}

/** Viewings whose month is not known, and those whose day is not though the month is. */
export function partialOf(rows: readonly DayRow[]): Statistics['partial'] {
  const partial = { month: 0, day: 0 }
  for (const { order, viewings } of rows) {
    if (monthOf(order) === 0) partial.month += viewings
    else if (dayOf(order) === 0) partial.day += viewings
  }
  return partial
}

/** The most days in a row, the latest of equals; from days in their order. */
export function streakOf(rows: readonly DayRow[]): Statistics['streak'] {
  let longest = 0
  let last = 0
  let days = 0
  let end = Number.NaN
  for (const row of rows.filter(isDay)) {
    const time = timeOf(row)
    days = time - end === dayLength ? days + 1 : 1
    end = time
    if (days >= longest) [longest, last] = [days, time]
  }
  if (longest === 0) return null
  return { days: longest, from: dateOf(last - (longest - 1) * dayLength), to: dateOf(last) }
}

const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10)
