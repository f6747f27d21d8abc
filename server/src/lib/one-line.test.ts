import { describe, expect, test } from 'vitest'
import { oneLine, shorten } from './one-line.ts'

test('a text on one line has no control characters or lone surrogates', () => {
  expect(oneLine(' a\n\tb\u0000c\u2028d \uD83D ')).toBe('a b c d \uFFFD')
})

describe('a short text', () => {
  test('stays unchanged', () => {
    expect(shorten('Short.', 10)).toBe('Short.')
  })

  test('is cut between words', () => {
    expect(shorten('one two three four', 14)).toBe('one two three…')
  })

  test('is cut within an overlong word, but never within a character', () => {
    expect(shorten('🎬'.repeat(20), 5)).toBe('🎬🎬🎬🎬…')
  })
})
