import { expect, test } from 'vitest'
import { monthsOf, shadeOf, sumOf } from './year-days.rules.ts'

const none = { items: [], partial: [] }

test('a year has its months with their days, leap days included', () => {
  const months = monthsOf(2024, {
    items: [
      { day: '2024-02-29', count: 2 },
      { day: '2024-02-01', count: 1 },
    ],
    partial: [],
  })
  expect(months.map(({ days }) => days.length)).toEqual([
    31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
  ])
  const february = months[1]
  expect(february).toMatchObject({ date: '2024-02', total: 3, activeDays: 2, firstWeekday: 4 })
  expect(february?.days.at(-1)).toBe(2)
})

test('the first weekday of a Sunday is the seventh', () => {
  expect(monthsOf(2026, none)[10]?.firstWeekday).toBe(7)
  expect(monthsOf(2026, none)[5]?.firstWeekday).toBe(1)
})

test('an early year is written with four digits', () => {
  const items = [{ day: '0033-04-03', count: 1 }]
  expect(monthsOf(33, { ...none, items })[3]?.total).toBe(1)
})

test('viewings without a day count for their month and year, on no day', () => {
  const counts = {
    items: [{ day: '2024-05-01', count: 2 }],
    partial: [
      { day: '2024', count: 4 },
      { day: '2024-05', count: 3 },
    ],
  }
  const months = monthsOf(2024, counts)
  expect(months[4]).toMatchObject({ total: 5, undated: 3, activeDays: 1 })
  expect(months[4]?.days.reduce((sum, count) => sum + count)).toBe(2)
  expect(sumOf(months, counts)).toEqual({ total: 9, undated: 7, activeDays: 1 })
})

test('shades grow with the number of viewings', () => {
  expect([0, 1, 2, 3, 4, 5, 12].map(shadeOf)).toEqual([0, 1, 2, 3, 3, 4, 4])
})
