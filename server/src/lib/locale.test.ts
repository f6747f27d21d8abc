import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

test.each([
  ['en', '1,234.5', 'November 3, 2026', 'Ann, Ben and Cleo'],
  ['de', '1.234,5', '3. November 2026', 'Ann, Ben und Cleo'],
] as const)('%s writes numbers, dates and names its own way', (language, ...texts) => {
  const { number, day, list } = localeOf(language)
  expect([
    number(1234.49),
    day(new Date('2026-11-03T23:59:59Z')),
    list(['Ann', 'Ben', 'Cleo']),
  ]).toEqual(texts)
})
