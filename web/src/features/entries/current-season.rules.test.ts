import { expect, test } from 'vitest'
import { currentSeason } from './current-season.rules.ts'

/** Seasons from the numbers of seen episodes of ten; 0 in front is of the specials. */
const seasons = (...seen: number[]) =>
  seen.map((count, season) => ({
    season,
    isSeen: count === 10,
    episodes: { total: 10, out: 10, seen: count },
  }))

test.each([
  ['none is seen', [0, 0, 0], 1],
  ['only a special is', [1, 0, 0], 1],
  ['the first is begun', [0, 4, 0], 1],
  ['the first is seen', [0, 10, 0], 2],
  ['a later one is begun', [0, 10, 0, 2, 0], 3],
  ['all are seen', [0, 10, 10], 2],
  ['there are only specials', [3], 0],
])('where %s', (_, seen, expected) => {
  expect(currentSeason(seasons(...seen))?.season).toBe(expected)
})

test('a season without known episodes counts as seen by its tick', () => {
  const bare = [1, 2, 3].map((season) => ({ season, isSeen: season === 1, episodes: null }))
  expect(currentSeason(bare)?.season).toBe(2)
})
