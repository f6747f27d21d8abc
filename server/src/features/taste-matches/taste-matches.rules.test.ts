import { describe, expect, test } from 'vitest'
import { seededRandom } from '../recommendations/model/random.ts'
import {
  differencesOf,
  estimateTastePrior,
  extremesOf,
  matchOf,
  pairsForPrior,
  usualTastePrior,
} from './taste-matches.rules.ts'

const prior = { difference: 2, weight: 6, deviation: 1.5 }

describe('how far two members differ', () => {
  test('is drawn to the usual difference by few works', () => {
    const few = matchOf(prior, { works: 3, sum: 3 })
    expect(few.difference).toBeCloseTo((3 + 12) / 9, 10)
    const many = matchOf(prior, { works: 94, sum: 94 })
    expect(many.difference).toBeCloseTo(106 / 100, 10)
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3)
  })

  test('has an interval around it, narrower for those who mostly agree', () => {
    const { difference, low, high } = matchOf(prior, { works: 10, sum: 20 })
    expect([difference, high - difference]).toEqual([2, expect.closeTo((1.2816 * 1.5) / 4, 10)])
    expect(difference - low).toBeCloseTo(high - difference, 10)
    const alike = matchOf(prior, { works: 10, sum: 0 })
    expect(alike.high - alike.low).toBeLessThan(high - low)
  })
})

/** Pairs whose true mean difference varies around 1.5 with a deviation of 0.5. */
function pairs(count: number) {
  const random = seededRandom(count)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: count }, () => {
    const own = 1.5 + normal() * 0.5
    const works = 3 + Math.floor(random() * 20)
    const gaps = Array.from({ length: works }, () => own + normal() * 1.2)
    return {
      works,
      sum: gaps.reduce((total, gap) => total + gap, 0),
      squares: gaps.reduce((total, gap) => total + gap * gap, 0),
    }
  })
}

describe('the prior of two members', () => {
  test('is estimated from pairs', () => {
    const { difference, weight, deviation } = estimateTastePrior(pairs(4000))
    expect(difference).toBeCloseTo(1.5, 1)
    expect(deviation).toBeCloseTo(1.2, 1)
    expect(weight).toBeGreaterThan(5)
    expect(weight).toBeLessThan(6.6)
  })

  test('is the usual one until 200 pairs have three works in common', () => {
    expect(estimateTastePrior(pairs(pairsForPrior - 1))).toEqual(usualTastePrior)
    expect(estimateTastePrior(pairs(pairsForPrior))).not.toEqual(usualTastePrior)
  })
})

test('shows what both rated most and least alike', () => {
  const rated = [
    { workId: 1, yourRating: 3, theirRating: 3 },
    { workId: 2, yourRating: 9, theirRating: 9 },
    { workId: 3, yourRating: 9, theirRating: 2 },
    { workId: 4, yourRating: 8, theirRating: 8 },
    { workId: 5, yourRating: 1, theirRating: 4 },
    { workId: 6, yourRating: 6, theirRating: 6 },
  ]
  const { closest, furthest } = extremesOf(rated)
  expect(closest.map(({ workId }) => workId)).toEqual([2, 4, 6])
  // The first is rated alike.
  expect(furthest.map(({ workId }) => workId)).toEqual([3, 5])
  expect(differencesOf(rated)).toEqual({ works: 6, sum: 10 })
})
