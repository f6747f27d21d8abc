import { expect, test } from 'vitest'
import type { DayRow } from './statistics.days.queries.ts'
import { monthsOf, partialOf, streakOf, totalsOf, weekdaysOf } from './statistics.days.rules.ts'

const day = (order: number, viewings = 1): DayRow => ({
  order,
  viewings,
  episodes: 0,
  minutes: 90 * viewings,
  pages: 0,
  repeats: 0,
})

test('a month without a day counts in its month, a year alone only in the totals', () => {
  const rows = [day(20_260_000, 2), day(20_260_300), day(20_260_302)]
  expect(totalsOf(rows, 4)).toMatchObject({ viewings: 4, works: 4, minutes: 360, days: 1 })
  expect(monthsOf(rows, [])[2]).toEqual({ value: 3, viewings: 2, before: 0 })
  expect(partialOf(rows)).toEqual({ month: 2, day: 1 })
})

test('weekdays begin on Monday, beside the year before', () => {
  // 2 March 2026 was a Monday, 2 March 2025 a Sunday.
  const bars = weekdaysOf([day(20_260_302, 3)], [day(20_250_302, 2), day(20_250_300, 9)])
  expect(bars.map(({ viewings, before }) => [viewings, before])).toEqual([
    [3, 0],
    ...Array.from({ length: 5 }, () => [0, 0]),
    [0, 2],
  ])
})

test('days in a row go on over the end of February and of a year', () => {
  const rows = [20_240_228, 20_240_229, 20_240_301, 20_251_231, 20_260_101].map((one) => day(one))
  expect(streakOf(rows)).toEqual({ days: 3, from: '2024-02-28', to: '2024-03-01' })
})

test('of equally long runs the latest counts, and days that are not known are none', () => {
  const rows = [day(20_260_101), day(20_260_200), day(20_260_301)]
  expect(streakOf(rows)).toEqual({ days: 1, from: '2026-03-01', to: '2026-03-01' })
  expect(streakOf([day(0), day(20_260_000)])).toBeNull()
})
