import { expect, test } from 'vitest'
import { localeOf } from './locale.ts'

test.each([
  ['en', '1,234.5', 'November 3, 2026', '1 work, 1,200 works', 'Ann, Ben and Cleo'],
  ['de', '1.234,5', '3. November 2026', '1 Werk, 1.200 Werke', 'Ann, Ben und Cleo'],
] as const)('%s writes numbers, dates, counts and names its own way', (language, ...texts) => {
  const { number, day, plural, list } = localeOf(language)
  const forms = {
    en: { one: '# work', other: '# works' },
    de: { one: '# Werk', other: '# Werke' },
  }[language]
  expect([
    number(1234.49),
    day(new Date('2026-11-03T23:59:59Z')),
    `${plural(1, forms)}, ${plural(1200, forms)}`,
    list(['Ann', 'Ben', 'Cleo']),
  ]).toEqual(texts)
})
