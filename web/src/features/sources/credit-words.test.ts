import { expect, test } from 'vitest'
import { creditWords } from './credit-words.ts'

test('a credit is ours to word only where its source allows that', () => {
  const ours = 'Data from TVmaze, under CC BY-SA 4.0.'
  expect(creditWords('TVmaze', 'Data from TVmaze under CC BY-SA 4.0.')).toBe(ours)
  const prescribed = 'This product uses the TMDB API but is not endorsed or certified by TMDB.'
  expect(creditWords('TMDB', prescribed)).toBe(prescribed)
})
