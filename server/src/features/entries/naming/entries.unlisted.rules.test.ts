import { expect, test } from 'vitest'
import type { StoredEntry } from '../entries.queries.ts'
import { isLikely } from './entries.unlisted.rules.ts'

let serial = 0
const stored = (season: number, number: number | null, isGone = false): StoredEntry => ({
  id: (serial += 1),
  workId: 1,
  kind: number === null ? 'season' : 'episode',
  season,
  number,
  title: null,
  releaseDate: null,
  minutes: null,
  source: isGone ? null : 'tvmaze',
  sourceId: null,
  position: 0,
  isGone,
})

const show = [stored(1, null), stored(1, 10), stored(2, null), stored(2, 8)]

test.each([
  [show, 2, 24, true],
  [show, 7, 1, true],
  [show, 8, 1, false],
  [show, 9999, 99_999, false],
  [show, 1, 511, false],
  [[...show, stored(7, 1, true)], 8, 1, false],
  [[], 36, 700, true],
  [[], 101, 1, false],
  [[], 1, 3_001, false],
])('of %j, season %i and number %i: %s', (entries, season, number, isExpected) => {
  expect(isLikely(entries, { season, number })).toBe(isExpected)
})
