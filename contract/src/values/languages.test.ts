import { expect, test } from 'vitest'
import { fileIn, isLanguage } from './languages.ts'

test.each([
  ['en', true],
  ['de', true],
  ['de-AT', false],
  ['xx', false],
  [undefined, false],
])('%s as a language: %s', (text, known) => {
  expect(isLanguage(text)).toBe(known)
})

test('a file of another language than English has it in its name', () => {
  expect(fileIn('en', 'index.html')).toBe('index.html')
  expect(fileIn('de', '.vite/manifest.json')).toBe('.vite/manifest.de.json')
})
