import type { HeldOut } from '../../server/src/features/recommendations/model/judge.ts'
import { firstOf } from '../../server/src/features/recommendations/model/largest.ts'
import {
  pullsOfMember,
  worksOfMember,
} from '../../server/src/features/recommendations/model/liked-works.ts'
import type { Model } from '../../server/src/features/recommendations/model/model.ts'
import { reasonsFor } from '../../server/src/features/recommendations/model/publish.ts'

export interface ReasonShares {
  recommended: number
  /** Of these, how many have a first reason with a quarter of the score or more. */
  byFirst: number
  /** And how many have half of it or more from the reasons named, at most three. */
  byNamed: number
}

/** How much of the scores of each member's first 20 works the liked works carry that are named as reasons. */
export function reasonSharesOf(model: Model, { given }: HeldOut, members: number): ReasonShares {
  const shares = { recommended: 0, byFirst: 0, byNamed: 0 }
  const scores = new Float64Array(given.workCount)
  for (let member = 0; member < members; member += 1) {
    const works = worksOfMember(given, member)
    const pulls = pullsOfMember(given, member)
    scores.fill(0)
    model.addScores(works, pulls, scores)
    for (const work of works) scores[work] = 0
    const pullOf = new Map(Array.from(works, (work, index) => [work, pulls[index] ?? 0]))
    const shareOf = (liked: number, work: number) =>
      (pullOf.get(liked) ?? 0) * model.weightOf(liked, work)
    for (const work of firstOf(scores, 20)) {
      const whole = works.reduce((sum, liked) => sum + shareOf(liked, work), 0)
      const parts = reasonsFor(model, { works, pulls }, work).map(
        (liked) => shareOf(liked, work) / whole,
      )
      shares.recommended += 1
      if ((parts[0] ?? 0) >= 0.25) shares.byFirst += 1
      if (parts.reduce((sum, part) => sum + part, 0) >= 0.5) shares.byNamed += 1
    }
  }
  return shares
}
