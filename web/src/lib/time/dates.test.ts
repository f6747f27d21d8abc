import { describe, expect, test } from 'vitest'
import { showDay, showMoment, showNearDay, showPostingTime } from './dates.ts'

describe('a viewing date', () => {
  test('is shown for every year, and unknown only when missing', () => {
    expect(showDay('2024-05-01')).toBe('May 1, 2024')
    expect(showDay('1999-12-31')).toBe('Dec 31, 1999')
    expect(showDay('2012-05')).toBe('May 2012')
    expect(showDay('2012')).toBe('2012')
    expect(showDay(null)).toBe('date unknown')
  })
})

test.each([
  ['2026-05-01', 'Today'],
  ['2026-04-30', 'Yesterday'],
  ['2026-04-25', 'Saturday'],
  ['2026-04-24', 'Apr 24, 2026'],
  ['2026-05-02', 'May 2, 2026'],
])('the day %s reads %s', (day, text) => {
  expect(showNearDay(day, new Date(2026, 4, 1, 12))).toBe(text)
})

describe('a posting time', () => {
  const now = new Date('2026-05-01T12:00:00.000Z')

  test.each([
    ['2026-05-01T12:00:00.000Z', 'just now'],
    ['2026-05-01T12:01:00.000Z', 'just now'],
    ['2026-05-01T11:01:00.000Z', '59 min ago'],
    ['2026-05-01T11:00:00.000Z', '1 h ago'],
    ['2026-04-30T12:00:01.000Z', '23 h ago'],
    ['2026-04-30T11:00:00.000Z', 'Yesterday'],
    ['2026-04-29T12:00:00.000Z', 'Wednesday'],
    ['2026-04-25T12:00:00.000Z', 'Saturday'],
    ['2026-04-24T12:00:00.000Z', 'Apr 24, 2026'],
    ['2026-03-30T12:00:00.000Z', 'Mar 30, 2026'],
    ['2021-01-01T00:00:00.000Z', 'date unknown'],
    ['2001-01-01T00:00:00.000Z', 'date unknown'],
  ])('%s reads %s', (time, text) => {
    expect(showPostingTime(time, now)).toBe(text)
  })

  test('a posting time of old data has no exact time', () => {
    expect(showMoment('2021-01-01T00:00:00.000Z')).toBeUndefined()
    expect(showMoment('2026-03-30T12:00:00.000Z')).toContain('2026')
  })
})
