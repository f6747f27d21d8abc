import { expect, test } from 'vitest'
import { countCodePoints } from '../limits.ts'
import { cutText, shortenText, textBetween } from './text-cuts.ts'

test.each([
  ['abc', 5, 'abc'],
  ['abcdef', 3, 'abc'],
  ['🎬🎬🎬', 3, '🎬🎬🎬'],
  ['🎬🎬🎬', 2, '🎬🎬'],
  ['ab🎬', 2, 'ab'],
  ['', 2, ''],
  ['a\ud83c', 5, 'a\ufffd'],
])('%j cut to %i is %j', (text, max, cut) => {
  expect(cutText(text, max)).toBe(cut)
})

test('a shortened text ends after a word if it can, within the limit', () => {
  expect(shortenText('A shark.', 8)).toBe('A shark.')
  expect(shortenText('A shark, and what of it', 12)).toBe('A shark,…')
  expect(shortenText('🎬'.repeat(20), 10)).toBe(`${'🎬'.repeat(9)}…`)
  for (let max = 2; max < 30; max += 1) {
    const short = shortenText('A 🦈 and what of it, then 🎬🎬🎬', max)
    expect(countCodePoints(short)).toBeLessThanOrEqual(max)
    expect(short.isWellFormed()).toBe(true)
  }
})

test('a part between two indexes is that of the text', () => {
  expect(textBetween('a/b/c', 2, 3)).toBe('b')
})
