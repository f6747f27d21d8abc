import { expect, test } from 'vitest'
import { trainEase } from '../../server/src/features/recommendations/model/ease.ts'
import { holdOut, judge } from '../../server/src/features/recommendations/model/judge.ts'
import { seededRandom } from '../../server/src/features/recommendations/model/random.ts'
import { trainBest } from '../../server/src/features/recommendations/model/train.ts'
import { denseLikes } from '../../server/src/testing/factories/dense-likes.ts'
import { plainEase } from './plain-ease.ts'

const liked = denseLikes({ members: 240, works: 120, likesPerMember: 25 }, 2)
const { training, heldOut } = holdOut(liked, 0.2, seededRandom(1))

test('the weights of EASE^R are those of the paper', () => {
  const own = trainEase(training)
  const lambda = 65 * (training.works.length / own.works.length) ** 0.386
  const plain = plainEase(training, lambda)
  for (const from of own.works.subarray(0, 20)) {
    for (const to of own.works) expect(own.weightOf(from, to)).toBeCloseTo(plain.weightOf(from, to))
  }
})

test('what the trial chooses finds as much as a plain EASE^R with the usual lambda', () => {
  const plain = judge(plainEase(training, 300), heldOut)
  const chosen = trainBest(training, seededRandom(1))
  expect(chosen?.best?.method).toMatch(/^EASE/)
  expect(judge(chosen!.best!.model, heldOut).ndcg100).toBeGreaterThanOrEqual(plain.ndcg100)
})
