import type { DayCounts } from '@medley/contract/library/viewings'

export interface YearMonth {
  /** From 1. */
  month: number
  /** `YYYY-MM` */
  date: string
  /** Viewings, and those of them without a day. */
  total: number
  undated: number
  /** Number of days with viewings. */
  activeDays: number
  /** Of the first day, from 1 for Monday. */
  firstWeekday: number
  /** Viewings of each day of the month. */
  days: number[]
}

/** The twelve months of a year with the viewings of each day. */
export function monthsOf(year: number, { items, partial }: DayCounts): YearMonth[] {
  const counts = new Map([...items, ...partial].map(({ day, count }) => [day, count]))
  return Array.from({ length: 12 }, (_, index) => {
    const date = `${String(year).padStart(4, '0')}-${String(index + 1).padStart(2, '0')}`
    const first = new Date(`${date}-01T00:00:00Z`)
    const last = new Date(first)
    last.setUTCMonth(index + 1, 0)
    const days = Array.from(
      { length: last.getUTCDate() },
      (_day, index) => counts.get(`${date}-${String(index + 1).padStart(2, '0')}`) ?? 0,
    )
    const undated = counts.get(date) ?? 0
    return {
      month: index + 1,
      date,
      total: days.reduce((sum, count) => sum + count, undated),
      undated,
      activeDays: days.filter((count) => count > 0).length,
      firstWeekday: first.getUTCDay() || 7,
      days,
    }
  })
}

/** The viewings of a year, with those of which only the year is known. */
export function sumOf(months: readonly YearMonth[], { partial }: DayCounts) {
  const ofYear = partial.filter(({ day }) => day.length === 4)
  const yearOnly = ofYear.reduce((sum, { count }) => sum + count, 0)
  return {
    total: months.reduce((sum, { total }) => sum + total, yearOnly),
    undated: months.reduce((sum, { undated }) => sum + undated, yearOnly),
    activeDays: months.reduce((sum, { activeDays }) => sum + activeDays, 0),
  }
}

/** The shade of a day: 0 for none, then one, two, three or four, five or more viewings. */
export function shadeOf(count: number): 0 | 1 | 2 | 3 | 4 {
  if (count >= 5) return 4
  if (count >= 3) return 3
  return count >= 2 ? 2 : count >= 1 ? 1 : 0
}
