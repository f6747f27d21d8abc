import { describe, expect, test } from 'vitest'
import { seededRandom } from '../recommendations/model/random.ts'
import {
  chartScore,
  estimatePrior,
  raterWeight,
  type RatingSpread,
  usualPrior,
  worksForPrior,
} from './charts.rules.ts'

describe('what a rating weighs', () => {
  const old = 365
  test.each([
    [{ ratings: 1, days: 0 }, (1 / 6) * (1 / 8)],
    [{ ratings: 5, days: 7 }, (1 / 2) * (1 / 2)],
    [{ ratings: 500, days: 0 }, (500 / 505) * (1 / 8)],
    [{ ratings: 95, days: 63.9 }, 0.95 * 0.9],
  ])('%j weighs %d', (history, weight) => {
    expect(raterWeight(history, old)).toBeCloseTo(weight, 10)
  })

  test('no one loses weight by time on the first day of an instance', () => {
    expect(raterWeight({ ratings: 5, days: 0 }, 0)).toBe(0.5)
  })

  test('those who rate since the first day weigh the same until the 28th', () => {
    for (const day of [4, 12, 28]) {
      expect(raterWeight({ ratings: 15, days: day }, day)).toBeCloseTo(0.75 * 0.8, 10)
    }
    expect(raterWeight({ ratings: 15, days: 0 }, 8)).toBeCloseTo(0.75 / 3, 10)
  })
})

test('a score is the weighted mean with the prior, less one standard error', () => {
  const prior = { mean: 7, weight: 4, variance: 2.25 }
  expect(chartScore(prior, { weight: 5, weighted: 45 })).toBeCloseTo((28 + 45) / 9 - 0.5, 10)
})

/** Works whose means vary by `between`, with ratings that vary by `inside` around them. */
function worksOf(count: number, { between, inside }: { between: number; inside: number }) {
  const random = seededRandom(count)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Array.from({ length: count }, (): RatingSpread => {
    const own = 6.5 + normal() * Math.sqrt(between)
    const ratings = Array.from(
      { length: 2 + Math.floor(random() * 30) },
      () => own + normal() * Math.sqrt(inside),
    )
    return {
      count: ratings.length,
      sum: ratings.reduce((sum, rating) => sum + rating, 0),
      squares: ratings.reduce((sum, rating) => sum + rating * rating, 0),
    }
  })
}

describe('a prior', () => {
  test('is estimated from the works', () => {
    const { mean, weight, variance } = estimatePrior(worksOf(3000, { between: 0.5, inside: 2 }))
    expect(mean).toBeCloseTo(6.5, 1)
    expect(variance).toBeCloseTo(2, 1)
    expect(weight).toBeGreaterThan(3.5)
    expect(weight).toBeLessThan(4.5)
  })

  test('is the usual one until 200 works have two ratings', () => {
    const works = worksOf(worksForPrior, { between: 0.5, inside: 2 })
    expect(estimatePrior(works.slice(1))).toEqual(usualPrior)
    const single = { count: 1, sum: 10, squares: 100 }
    expect(estimatePrior([...works.slice(1), single])).toEqual(usualPrior)
    expect(estimatePrior(works)).not.toEqual(usualPrior)
  })

  test('stays within bounds where all works are alike', () => {
    const { weight } = estimatePrior(
      Array.from({ length: 300 }, () => ({ count: 2, sum: 14, squares: 98 })),
    )
    expect(weight).toBe(25)
  })
})
