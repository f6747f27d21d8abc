import { titlesTexts } from '@medley/texts/titles'
import { expect, test } from 'vitest'
import { displayName } from './titles.ts'

test.each([
  ['Ann', 'Lee', 'Ann Lee'],
  ['Ann', null, 'Ann'],
  ['', 'Lee', 'Lee'],
  [' ', '', 'ann'],
  [null, null, 'ann'],
  ['\u3164', '\u200B', 'ann'],
  ['\u2800', 'Lee', 'Lee'],
])('%j and %j read %j', (firstName, lastName, expected) => {
  expect(displayName({ username: 'ann', firstName, lastName })).toBe(expected)
})

test('a title ends with the product name', () => {
  expect(titlesTexts.list({ title: 'Rainy Sundays' })).toBe('Rainy Sundays · Medley')
  expect(titlesTexts.review({ work: 'Dune', author: 'ann' })).toBe('Dune, reviewed by ann · Medley')
})
