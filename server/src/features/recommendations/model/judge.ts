import { firstOf } from './largest.ts'
import {
  type LikedWorks,
  LikesOfMembers,
  memberCountOf,
  pullsOfMember,
  worksOfMember,
} from './liked-works.ts'
import type { Model } from './model.ts'
import { valueAt } from './value-at.ts'

/** Members whose likes the training does not see, split into what a model is given and what it has to find. */
export interface HeldOut {
  given: LikedWorks
  wanted: Int32Array[]
}

export interface Figures {
  members: number
  /** Normalised discounted cumulative gain of the first 100 works, mean of the members. */
  ndcg100: number
  /** Share of the wanted works among the first 20 and 50, of at most as many. */
  recall20: number
  recall50: number
  /** Share of all works that are among anyone's first 20. */
  coverage20: number
  /** nDCG@100 of each member. */
  gains: number[]
}

const counted = ['ndcg100', 'recall20', 'recall50', 'coverage20'] as const

/** The mean of several rounds, weighted by their members. */
export function meanOf(rounds: readonly Figures[]): Figures {
  const gains = rounds.flatMap((round) => round.gains)
  const mean: Figures = { members: 0, ndcg100: 0, recall20: 0, recall50: 0, coverage20: 0, gains }
  for (const round of rounds) mean.members += round.members
  for (const round of rounds.filter(({ members }) => members > 0)) {
    for (const key of counted) mean[key] += (round[key] * round.members) / mean.members
  }
  return mean
}

/** In standard errors: a difference by chance is greater in one case of forty. */
const errorsOfChance = 2

/** True if a model found more than another for the same members, by more than chance. */
export function isBetter({ gains }: Figures, other: Figures): boolean {
  const differences = gains.map((gain, member) => gain - valueAt(other.gains, member))
  const mean = differences.reduce((sum, one) => sum + one, 0) / gains.length
  const variance = differences.reduce((sum, one) => sum + (one - mean) ** 2, 0) / gains.length
  return mean > errorsOfChance * Math.sqrt(variance / gains.length)
}

/** A member with fewer likes has nothing to find. */
const fewestLikes = 5

/**
 * Takes a share of the members out of the training, as in Liang et al. 2018: four fifths of each one's likes are given,
 * one fifth is wanted, chosen by `random`.
 */
export function holdOut(
  liked: LikedWorks,
  share: number,
  random: () => number,
): { training: LikedWorks; heldOut: HeldOut } {
  const training = new LikesOfMembers()
  const given = new LikesOfMembers()
  const wanted: Int32Array[] = []
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    const works = worksOfMember(liked, member)
    const pulls = pullsOfMember(liked, member)
    const order = Int32Array.from(works.keys())
    const isHeldOut = works.length >= fewestLikes && random() < share
    if (isHeldOut) shuffle(order, random)
    const split = isHeldOut ? Math.max(1, Math.round(works.length / 5)) : 0
    if (isHeldOut) wanted.push(order.subarray(0, split).map((index) => valueAt(works, index)))
    const likes = isHeldOut ? given : training
    for (const index of order.subarray(split))
      likes.add(valueAt(works, index), valueAt(pulls, index))
    likes.endMember()
  }
  return {
    training: training.likedWorks(liked.workCount),
    heldOut: { given: given.likedWorks(liked.workCount), wanted },
  }
}

/** How well a model finds the wanted works. */
export function judge(model: Model, { given, wanted }: HeldOut): Figures {
  const seen = new Set<number>()
  const gains: number[] = []
  const sums = { recall20: 0, recall50: 0 }
  const scores = new Float64Array(given.workCount)
  wanted.forEach((works, member) => {
    const best = firstWorks(
      model,
      worksOfMember(given, member),
      pullsOfMember(given, member),
      scores,
    )
    const hits = new Set(works)
    gains.push(ndcg(best, hits))
    sums.recall20 += recall(best.slice(0, 20), hits)
    sums.recall50 += recall(best.slice(0, 50), hits)
    for (const work of best.slice(0, 20)) seen.add(work)
  })
  const members = wanted.length
  return {
    members,
    ndcg100: gains.reduce((sum, gain) => sum + gain, 0) / members,
    recall20: sums.recall20 / members,
    recall50: sums.recall50 / members,
    coverage20: seen.size / given.workCount,
    gains,
  }
}

/**
 * The first 100 works that a model gives a member who likes `works`, without these.
 * @param scores memory for a score per work, overwritten
 */
export function firstWorks(
  model: Model,
  works: Int32Array,
  pulls: Float32Array,
  scores: Float64Array,
): number[] {
  scores.fill(0)
  model.addScores(works, pulls, scores)
  for (const work of works) scores[work] = -Infinity
  return firstOf(scores, 100)
}

function shuffle(order: Int32Array, random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[order[at], order[other]] = [valueAt(order, other), valueAt(order, at)]
  }
}

const gain = (index: number) => 1 / Math.log2(index + 2)

/** Normalised discounted cumulative gain of the first 100 works. */
export function ndcg(best: readonly number[], hits: ReadonlySet<number>): number {
  let found = 0
  best.forEach((work, index) => {
    if (hits.has(work)) found += gain(index)
  })
  let ideal = 0
  for (let index = 0; index < Math.min(hits.size, 100); index += 1) ideal += gain(index)
  return found / ideal
}

function recall(best: readonly number[], hits: ReadonlySet<number>): number {
  return best.filter((work) => hits.has(work)).length / Math.min(best.length || 1, hits.size)
}
