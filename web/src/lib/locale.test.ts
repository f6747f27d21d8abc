import { describe, expect, test } from 'vitest'
import { formatDate, formatList, formatNumber, plural } from './locale.ts'

test('numbers are grouped and have at most one decimal', () => {
  expect([formatNumber(1234), formatNumber(7.25), formatNumber(8)]).toEqual(['1,234', '7.3', '8'])
})

test.each([
  [0, '0 works'],
  [1, '1 work'],
  [2, '2 works'],
  [1000, '1,000 works'],
])('a count of %i reads %s', (count, text) => {
  expect(plural(count, { one: '# work', other: '# works' })).toBe(text)
})

describe('a date', () => {
  test('without a time is the same day in every time zone', () => {
    expect(formatDate('2024-05-01', 'day')).toBe('May 1, 2024')
    expect(formatDate('2024-05', 'month')).toBe('May 2024')
  })

  test('with a time is local', () => {
    const moment = new Date(2024, 10, 1, 9, 41).toISOString()
    expect(formatDate(moment, 'day')).toBe('Nov 1, 2024')
    expect(formatDate(moment, 'time')).toMatch(/^Nov 1, 2024, 9:41\sAM$/)
    expect(formatDate(moment, 'longTime')).toMatch(/^November 1, 2024 at 9:41\sAM$/)
  })
})

test.each([
  [['Ann'], 'Ann'],
  [['Ann', 'Ben'], 'Ann and Ben'],
  [['Ann', 'Ben', 'Cleo'], 'Ann, Ben and Cleo'],
])('%j are listed as %s', (names, text) => {
  expect(formatList(names)).toBe(text)
})
