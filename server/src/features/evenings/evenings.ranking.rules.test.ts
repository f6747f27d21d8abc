import { expect, test } from 'vitest'
import { type Fit, rankForGroup } from './evenings.ranking.rules.ts'

const [nora, ken] = [1, 2]
const aFit = (workId: number, userId: number, facts: Partial<Fit> = {}): Fit => ({
  workId,
  userId,
  isSaved: false,
  isOfUnknownLength: false,
  nearness: 0,
  becauseId: null,
  genreShare: 0,
  genre: null,
  ...facts,
})
const ids = (fits: Fit[]) => rankForGroup(fits, 10).map(({ workId }) => workId)

test('puts first what several saved', () => {
  const fits = [
    aFit(10, nora, { nearness: 9, becauseId: 5 }),
    aFit(10, ken, { nearness: 9, becauseId: 6 }),
    aFit(11, nora, { isSaved: true }),
    aFit(11, ken, { isSaved: true }),
    aFit(12, nora, { isSaved: true }),
    aFit(12, ken),
  ]
  expect(ids(fits)).toEqual([11, 10, 12])
})

test('prefers what suits everyone to one person’s favourite', () => {
  const fits = [
    aFit(10, nora, { nearness: 1 }),
    aFit(10, ken, { nearness: 0.1 }),
    aFit(11, nora, { nearness: 0.6 }),
    aFit(11, ken, { nearness: 0.6 }),
    aFit(12, nora, { nearness: 0.2 }),
    aFit(12, ken, { nearness: 1 }),
  ]
  expect(ids(fits)).toEqual([11, 12, 10])
})

test('measures each person by their own scale', () => {
  const fits = [
    aFit(10, nora, { nearness: 100 }),
    aFit(10, ken, { nearness: 0.1 }),
    aFit(11, nora, { nearness: 50 }),
    aFit(11, ken, { nearness: 0.2 }),
    aFit(12, nora, { nearness: 90 }),
    aFit(12, ken, { nearness: 0.2 }),
  ]
  expect(ids(fits)).toEqual([12, 10, 11])
})

test('keeps the order where nothing is known, and gives each person a reason', () => {
  const fits = [
    aFit(10, nora),
    aFit(10, ken, { genreShare: 0.5, genre: 'Drama' }),
    aFit(11, nora),
    aFit(11, ken),
    aFit(12, nora),
    aFit(12, ken),
  ]
  expect(ids(fits)).toEqual([10, 11, 12])
  expect(rankForGroup(fits, 1)).toEqual([
    {
      workId: 10,
      reasons: [
        { userId: nora, reason: { kind: 'popular' } },
        { userId: ken, reason: { kind: 'genre', genre: 'Drama' } },
      ],
    },
  ])
})

test('puts what may be too long last, even what several saved', () => {
  const fits = [
    aFit(10, nora, { isSaved: true, isOfUnknownLength: true }),
    aFit(10, ken, { isSaved: true, isOfUnknownLength: true }),
    aFit(11, nora, { nearness: 0.1 }),
    aFit(11, ken, { nearness: 0.1 }),
  ]
  expect(ids(fits)).toEqual([11, 10])
})
