import { expect, test } from 'vitest'
import { today } from './today.ts'

test.each([
  [new Date(2026, 0, 5, 0, 0, 1), '2026-01-05'],
  [new Date(2026, 11, 31, 23, 59, 59), '2026-12-31'],
  [new Date(2028, 1, 29, 12), '2028-02-29'],
])('is the day of the local calendar: %s reads %s', (now, day) => {
  expect(today(now)).toBe(day)
})
