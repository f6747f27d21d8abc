import { expect, test } from 'vitest'
import { dayIn, latestToday } from './dates.ts'

test('the latest date is that of a day that has begun anywhere on earth', () => {
  expect(latestToday(new Date('2026-05-01T09:59:00Z'))).toBe('2026-05-01')
  expect(latestToday(new Date('2026-05-01T10:00:00Z'))).toBe('2026-05-02')
})

test.each([
  ['America/Los_Angeles', '2024-05-01'],
  ['Asia/Tokyo', '2024-05-02'],
  ['UTC', '2024-05-02'],
  ['Nowhere/Atall', '2024-05-02'],
])('half past two in the night UTC is in %s of %s', (zone, day) => {
  expect(dayIn(new Date('2024-05-02T02:30:00Z'), zone)).toBe(day)
})
