import { expect, test } from 'vitest'
import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import type { Rating } from '../recommendations/ratings-file.ts'
import { chartOf } from './chart-of-ratings.ts'
import { rankAfterBrigade, sharedByHalves } from './chart-trials.ts'

const works = 400
const days = 200

/** Members who rate over 200 days, first works more often than last ones; each work has a quality of its own. */
function someRatings(members: number): Rating[] {
  const random = seededRandom(members)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const qualities = Array.from({ length: works }, () => 6.8 + normal())
  return Array.from({ length: members }, (_, member) => {
    const start = random() * days
    const rated = new Set<number>()
    while (rated.size < 20) rated.add(Math.floor(random() ** 2 * works))
    return [...rated].map((work) => ({
      user: String(member),
      work: String(work),
      rating: Math.max(0, Math.min(10, Math.round((qualities[work] ?? 0) + normal() * 1.5))),
      time: Math.floor((start + random() * (days - start)) * 86_400),
    }))
  }).flat()
}

const ratings = someRatings(600)

test('no work with few ratings leads the chart', () => {
  const single = { user: 'once', work: 'rare', rating: 10, time: 0 }
  const chart = chartOf([...ratings, single])
  expect(Math.min(...chart.slice(0, 20).map((entry) => entry.ratings))).toBeGreaterThanOrEqual(10)
  expect(chart.findIndex(({ work }) => work === 'rare')).toBeGreaterThan(50)
})

test('two halves of the raters agree on most of the top 100', () => {
  expect(sharedByHalves(ratings, 2)).toBeGreaterThanOrEqual(60)
})

test('fifty new accounts do not lift a middling work to the top', () => {
  expect(rankAfterBrigade(ratings, { accounts: 50, padding: 0, tries: 5 })).toBeGreaterThan(60)
})
