import { expect, test } from 'vitest'
import { firstDayOfGrowth, growthUntil, marksUpTo, monthEnds } from './growth-series.ts'

const now = new Date(2026, 10, 20, 14, 5)
const at = (...parts: [number, number, number, number?]) => new Date(...parts).toISOString()

test('has one point for each of 186 local days, ending today', () => {
  const points = growthUntil(now, [], 0)
  expect(points).toHaveLength(186)
  expect(new Set(points.map(({ day }) => day)).size).toBe(186)
  expect([points[0]?.day, points.at(-1)?.day]).toEqual(['2026-05-19', '2026-11-20'])
  expect(firstDayOfGrowth(now)).toEqual(new Date(2026, 4, 19))
})

test('accumulates and repeats the total on days without registrations', () => {
  const times = [at(2026, 10, 14, 23), at(2026, 10, 15, 0), at(2026, 10, 15, 9), at(2026, 10, 18)]
  const lastDays = growthUntil(now, times, 4).slice(-8)
  expect(lastDays.map(({ total }) => total)).toEqual([0, 1, 3, 3, 3, 4, 4, 4])
})

test('ends with the number of users, counting the first day and today', () => {
  const times = [at(2026, 4, 18, 23), at(2026, 4, 19), at(2026, 10, 20, 14)]
  const points = growthUntil(now, times, 18)
  expect([points[0]?.total, points.at(-2)?.total, points.at(-1)?.total]).toEqual([17, 17, 18])
})

test('returns the end of each month and today', () => {
  const ends = monthEnds(growthUntil(now, [at(2026, 6, 1)], 1))
  expect(ends).toEqual([
    { day: '2026-05-31', total: 0 },
    { day: '2026-06-30', total: 0 },
    { day: '2026-07-31', total: 1 },
    { day: '2026-08-31', total: 1 },
    { day: '2026-09-30', total: 1 },
    { day: '2026-10-31', total: 1 },
    { day: '2026-11-20', total: 1 },
  ])
})

test.each([
  [0, [0, 1]],
  [2, [0, 1, 2]],
  [7, [0, 2, 4, 6, 8]],
  [24, [0, 10, 20, 30]],
  [10_000, [0, 5000, 10_000]],
])('axis ticks up to %i are %j', (max, marks) => {
  expect(marksUpTo(max)).toEqual(marks)
})
