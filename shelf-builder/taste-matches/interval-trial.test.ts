import { expect, test } from 'vitest'
import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import type { Rating } from '../recommendations/ratings-file.ts'
import { tryIntervals } from './interval-trial.ts'

const works = 200

/** Members with an own severity and an own noise, who rate some of the same works. */
function someRatings(members: number): Rating[] {
  const random = seededRandom(members)
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const qualities = Array.from({ length: works }, () => 6.5 + normal() * 1.2)
  return Array.from({ length: members }, (_, member) => {
    const severity = normal() * 0.6
    const noise = 0.8 + random() * 1.2
    return qualities.flatMap((quality, work) =>
      random() < 0.05 + (member % 10) / 20
        ? [
            {
              user: String(member),
              work: String(work),
              rating: Math.max(0, Math.min(10, Math.round(quality + severity + normal() * noise))),
              time: 0,
            },
          ]
        : [],
    )
  }).flat()
}

test('the stated interval holds in about four cases of five, however many works are in common', () => {
  const { buckets } = tryIntervals(someRatings(200))
  const used = buckets.filter(({ pairs }) => pairs >= 300)
  expect(used.length).toBeGreaterThanOrEqual(4)
  for (const { held, pairs } of used) {
    expect(held / pairs).toBeGreaterThan(0.75)
    expect(held / pairs).toBeLessThan(0.87)
  }
})
