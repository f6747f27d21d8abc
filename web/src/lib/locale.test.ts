import { describe, expect, test } from 'vitest'
import { formatDate, formatList, formatNumber } from './locale.ts'

test('numbers are grouped and have at most one decimal', () => {
  expect([formatNumber(1234), formatNumber(7.25), formatNumber(8)]).toEqual(['1,234', '7.3', '8'])
})

test('numbers read as the browser writes them in their language', () => {
  const english = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
  const counts = [0, 9, 10, 999, 1000, 12_345, 999_999, 1_000_000, 1_234_567.8, -1, -1000]
  const ratings = Array.from({ length: 1001 }, (_, hundredths) => hundredths / 100)
  for (const number of [...counts, ...ratings]) {
    expect(formatNumber(number)).toBe(english.format(number))
  }
})

describe('a date', () => {
  test('without a time is the same day in every time zone', () => {
    expect(formatDate('2024-05-01', 'day')).toBe('May 1, 2024')
    expect(formatDate('2024-05', 'month')).toBe('May 2024')
  })

  test('a date with a time is local', () => {
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
