import { expect, test } from 'vitest'
import { lengthWord, nameCountries, nameLanguages } from './work-facts.rules.ts'
import { showMinutes } from '../show-minutes.ts'

test.each([
  [124, '2 h 4 min'],
  [45, '45 min'],
  [180, '3 h'],
])('shows %i minutes as %j', (minutes, shown) => {
  expect(showMinutes(minutes)).toBe(shown)
})

test('names what the minutes measure', () => {
  expect([lengthWord('film'), lengthWord('tvShow'), lengthWord('album')]).toEqual([
    'Run time',
    'Per episode',
    'Length',
  ])
})

test('names countries and languages, and leaves out codes without a name', () => {
  expect(nameCountries(['GB', 'US', 'QQ', 'SUHH', ''])).toEqual(['United Kingdom', 'United States'])
  expect(nameLanguages(['en', 'jpn', 'xx', 'not a code'])).toEqual(['English', 'Japanese'])
})
