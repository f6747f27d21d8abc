import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { isPastTime, latestToday, refuseFutureDate, timeOfImport } from './reviews.dates.rules.ts'

test.each([
  ['2026-05-01T09:59:59.999Z', '2026-05-01'],
  ['2026-05-01T10:00:00.000Z', '2026-05-02'],
  ['2026-12-31T23:00:00.000Z', '2027-01-01'],
])('at %s the latest today on earth is %s', (now, date) => {
  expect(latestToday(createTestClock(now))).toBe(date)
})

test('refuses the day after the latest today, and takes no date for none', () => {
  const clock = createTestClock('2026-05-01T12:00:00.000Z')
  expect(() => refuseFutureDate(clock, '2026-05-03', 'date')).toThrow(
    'Must not be later than today',
  )
  expect(() => refuseFutureDate(clock, '2026-05-02', 'date')).not.toThrow()
  expect(() => refuseFutureDate(clock, null, 'date')).not.toThrow()
})

const isPastAtNoonOfMay1 = (time: string) =>
  isPastTime(createTestClock('2026-05-01T12:00:00.000Z'), time)

test.each(['2026-05-01T12:00:00.000Z', '2026-05-02T00:00:00.000Z', '2001-01-01T00:00:00.000Z'])(
  'at noon of May 1 something can have been posted at %s',
  (time) => {
    expect(isPastAtNoonOfMay1(time)).toBe(true)
  },
)

test.each(['2026-05-01T12:00:00.001Z', '2026-05-02T00:00:00.001Z', '2026-05-03T00:00:00.000Z'])(
  'at noon on May 1, %s is not a possible posting time',
  (time) => {
    expect(isPastAtNoonOfMay1(time)).toBe(false)
  },
)

test('an import without a posting time gets its viewing date, or the unknown time', () => {
  const posted = '2020-02-02T02:02:02.000Z'
  expect(timeOfImport(posted, '2019-01-01')).toBe(posted)
  expect(timeOfImport(null, '2019-01-01')).toBe('2019-01-01T00:00:00.000Z')
  expect(timeOfImport(null, null)).toBe('2021-01-01T00:00:00.000Z')
})
