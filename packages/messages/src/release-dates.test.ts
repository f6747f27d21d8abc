import { expect, test } from 'vitest'
import { readableDate, yearOf } from './titles.ts'

test.each([
  ['2008-11-26', 'November 26, 2008'],
  ['2008-11', 'November 2008'],
  ['2008', '2008'],
  ['0180', '180'],
  ['0180-03-01', 'March 1, 180'],
  ['0050-01', 'January 50'],
])('%s reads %s', (date, text) => {
  expect(readableDate(date, 'en')).toBe(text)
})

test('a year has no leading zeros', () => {
  expect([yearOf('0008-05'), yearOf('1999')]).toEqual(['8', '1999'])
})
