import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { isPastTime, timeOfImport } from './reviews.dates.rules.ts'

const isPastAtNoonOfMay1 = (time: string) =>
  isPastTime(createTestClock('2026-05-01T12:00:00.000Z'), time)

test.each(['2026-05-01T12:00:00.000Z', '2026-05-02T00:00:00.000Z', '2001-01-01T00:00:00.000Z'])(
  'accepts %s as a posting time at noon of May 1',
  (time) => {
    expect(isPastAtNoonOfMay1(time)).toBe(true)
  },
)

test.each(['2026-05-01T12:00:00.001Z', '2026-05-02T00:00:00.001Z', '2026-05-03T00:00:00.000Z'])(
  'refuses %s as a posting time at noon of May 1',
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
