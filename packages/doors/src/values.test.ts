import { expect, test } from 'vitest'
import { readRating, readText } from './values.ts'

test.each([
  ['3.5', 5, 7, false],
  ['0.5', 5, 1, false],
  ['4,25', 5, 9, true],
  ['3.75', 5, 8, true],
  ['85', 100, 9, true],
  ['84', 100, 8, true],
  ['100', 100, 10, false],
  ['1', 100, 1, true],
  ['7.5', 10, 8, true],
  ['2', 3, 7, true],
])('%s of %i becomes %i, and is rounded: %s', (written, scale, points, isRounded) => {
  expect(readRating(written, { scale })).toMatchObject({ points, isRounded })
})

test.each([
  ['<spoiler>He drowns.', '||He drowns.||'],
  ['He drowns.</spoiler> So?', 'He drowns. So?'],
  [`<spoiler>${'He drowns. '.repeat(2000)}</spoiler>`, expect.stringMatching(/^\|\|He drowns/)],
])('a text whose spoiler has no two ends is one as a whole: %.30s', (review, text) => {
  expect(readText(review)).toEqual({ text, spoiler: true })
})
