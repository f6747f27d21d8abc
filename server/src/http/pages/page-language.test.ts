import { expect, test } from 'vitest'
import { preferredLanguage } from './page-language.ts'

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR'],
  ['PT-br', 'pt-BR'],
  ['pt-PT,en;q=0.9', 'pt-BR'],
  ['pt', 'pt-BR'],
  ['de-AT,de;q=0.9', 'de'],
  ['en-US,de;q=0.9', 'en'],
  ['en-XA', 'en-XA'],
  ['ja,de;q=0.5', 'de'],
  ['de;q=0.5,en-XA;q=0.9', 'en-XA'],
  ['de;q=0', undefined],
  ['p', undefined],
  ['ja', undefined],
  ['', undefined],
  [undefined, undefined],
])('a browser that accepts %j gets %s', (header, language) => {
  expect(preferredLanguage(header, ['en', 'de', 'pt-BR', 'en-XA'])).toBe(language)
})
