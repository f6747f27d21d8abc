import { expect, test } from 'vitest'
import {
  beginningsNear,
  countSlips,
  isNear,
  nearWordsQuery,
  readingsOf,
  slipsAllowed,
  spellingsNear,
  wordsOf,
} from './search.spelling.rules.ts'

test('splits a text into folded words', () => {
  expect(wordsOf('  Amélie: WALL·E (2001) ')).toEqual(['amelie', 'wall', 'e', '2001'])
  expect(wordsOf('?!')).toEqual([])
})

test.each([
  ['godfahter', 'godfather', 1],
  ['godfather', 'godfather', 0],
  ['godfater', 'godfather', 1],
  ['goddfather', 'godfather', 1],
  ['gudfather', 'godfather', 1],
  ['', 'dune', 4],
  ['radiohead', 'radio', 4],
  ['sonnenfeld', 'seinfeld', 4],
])('counts the slips from %j to %j', (one, other, slips) => {
  expect(countSlips(one, other)).toBe(slips)
  expect(countSlips(other, one)).toBe(slips)
})

test('allows more slips in longer words, and none in the shortest', () => {
  expect([3, 4, 6, 7, 9, 10, 30].map(slipsAllowed)).toEqual([0, 1, 1, 2, 2, 3, 3])
  expect(isNear('dnue', 'dune')).toBe(true)
  expect(isNear('radiohead', 'radio')).toBe(false)
  expect(isNear('seinfeld', 'sonnenfeld')).toBe(false)
  expect(isNear('it', 'id')).toBe(false)
})

test('lists every spelling one slip away, and only those', () => {
  const spellings = spellingsNear('alien')
  for (const spelling of ['aline', 'alen', 'aliens', 'allien', 'alian', 'lien']) {
    expect(spellings).toContain(spelling)
  }
  expect(spellings).not.toContain('alien')
  expect(spellings.every((spelling) => countSlips('alien', spelling) === 1)).toBe(true)
})

test.each(['', 'it', 'x'.repeat(200)])('lists no spellings of %j', (word) => {
  expect(spellingsNear(word)).toEqual([])
})

test('reads neighbouring words as one word too', () => {
  expect(readingsOf(['radio', 'hed', 'live'])).toEqual([
    ['radio', 'hed', 'live'],
    ['radiohed', 'live'],
    ['radio', 'hedlive'],
  ])
})

test('asks for the nearest known words, or for all near ones', () => {
  const known = new Set(['seinfeld', 'renfield', 'dark', 'park'])
  expect(nearWordsQuery(['seinfield'], known, 'nearest')).toBe('((seinfeld))')
  expect(nearWordsQuery(['seinfield'], known, 'near')).toBe('((seinfeld | renfield))')
  expect(nearWordsQuery(['soylent', 'dark'], known, 'near')).toBeNull()
})

test('splits a word that is two known words', () => {
  const known = new Set(['harry', 'potter'])
  expect(nearWordsQuery(['harrypotter'], known, 'nearest')).toBe('(((harry & potter)))')
})

test('stops counting slips above a limit', () => {
  expect(countSlips('godfahter', 'godfather', 1)).toBe(1)
  expect(countSlips('abdc', 'abcd', 1)).toBe(1)
  expect(countSlips('radiohead', 'radio', 3)).toBe(Infinity)
  expect(countSlips('lord', 'born', 1)).toBe(Infinity)
})

test('asks for common words only if fewer than two others remain', () => {
  const known = new Set(['the', 'dog', 'in', 'night', 'nigh'])
  expect(nearWordsQuery(['the', 'dog', 'in', 'nihgt'], known, 'nearest')).toBe('((dog) & (night))')
  expect(nearWordsQuery(['in', 'nihgt'], known, 'nearest')).toBe('((in) & (night))')
})

test('asks once for two words that are known as typed', () => {
  const known = new Set(['harry', 'potter'])
  expect(nearWordsQuery(['harry', 'potter'], known, 'nearest')).toBe('((harry) & (potter))')
})

test('lists the beginnings of titles one slip away', () => {
  const titles = ['harrypotterandthegobletoffire', 'harryandtonto']
  expect(beginningsNear('harrypotetr', titles)).toEqual(['harrypotter'])
  expect(beginningsNear('harrypoter', titles)).toEqual(['harrypotter'])
})
