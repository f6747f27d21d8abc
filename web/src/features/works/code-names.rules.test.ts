import { expect, test } from 'vitest'
import { nameCountries, nameLanguages } from './code-names.rules.ts'

test('names countries and languages, and leaves out codes without a name', () => {
  expect(nameCountries(['GB', 'US', 'QQ', 'SUHH', ''])).toEqual(['United Kingdom', 'United States'])
  expect(nameLanguages(['en', 'jpn', 'xx', 'not a code'])).toEqual(['English', 'Japanese'])
})
