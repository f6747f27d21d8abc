import { expect, test } from 'vitest'
import { refuseFutureDate } from './future-dates.ts'
import { createTestClock } from '../testing/test-clock.ts'

test('refuses the day after the latest today, and takes no date for none', () => {
  const clock = createTestClock('2026-05-01T12:00:00.000Z')
  expect(() => refuseFutureDate(clock, '2026-05-03', 'date')).toThrow(
    'Must not be later than today',
  )
  expect(() => refuseFutureDate(clock, '2026-05-02', 'date')).not.toThrow()
  expect(() => refuseFutureDate(clock, null, 'date')).not.toThrow()
})
