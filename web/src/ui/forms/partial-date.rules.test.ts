import { expect, test } from 'vitest'
import { inPrecision, monthsUpTo, precisionOf, yearsUpTo } from './partial-date.rules.ts'

const max = '2026-11-27'

test.each([
  ['2024-05-02', 'month', '2024-05'],
  ['2024-05-02', 'year', '2024'],
  ['2024-05-02', 'none', ''],
  ['2024-05', 'day', '2024-05-02'],
  ['2024', 'day', '2024-05-02'],
  ['2023', 'day', '2023-01-01'],
  ['2023-07', 'day', '2023-07-01'],
  ['', 'year', '2024'],
] as const)('%j as a %s is %j', (date, to, expected) => {
  expect(inPrecision(date, to, '2024-05-02', max)).toBe(expected)
})

test('no date is later than the last', () => {
  expect(inPrecision('2026-12', 'month', max, max)).toBe('2026-11')
  expect(monthsUpTo(max, '2026')).toHaveLength(11)
  expect(monthsUpTo(max, '2025')).toHaveLength(12)
  expect(yearsUpTo(max, '2026').slice(0, 2)).toEqual(['2026', '2025'])
})

test('a year before those of the list can be kept', () => {
  expect(yearsUpTo(max, '1820').slice(-2)).toEqual(['1900', '1820'])
})

test('the precision of a date is that of its parts', () => {
  const dates = ['2024-05-02', '2024-05', '2024', '']
  expect(dates.map(precisionOf)).toEqual(['day', 'month', 'year', 'none'])
})
