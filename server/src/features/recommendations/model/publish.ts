import { firstOf } from './largest.ts'
import type { LikedWorks } from './liked-works.ts'
import type { ActiveMember } from './member-works.ts'
import type { Model } from './model.ts'
import {
  meanStrongest,
  type Neighbour,
  type Neighbours,
  neighboursOfWork,
  packNeighbours,
  transposed,
} from './neighbours.ts'
import { strongestPairs } from './pairs.ts'
import { valueAt } from './value-at.ts'

/** Neighbours published per work. */
export const neighboursMax = 50
/** Of these, at least so many of its strongest targets. */
const targetsKept = 20
/** Works scored per member: more than are recommended, for some of them are not for this member. */
const scoredMax = 200
/** Liked works that a score names. */
const becauseMax = 3

/** A work's neighbours by their ids. */
export interface NeighbourRow {
  workId: number
  neighbourIds: number[]
  weights: number[]
  supports: number[]
}

/** The best works for a member, by their ids. */
export interface MemberScores {
  userId: number
  scored: { workId: number; score: number; becauseIds: number[] }[]
}

/**
 * The strongest pairs of a model that more members share than chance explains. What is like a work are its strongest
 * targets; what a member may like is found from the strongest sources of each work. Rows have some of both.
 */
export function pairsOf(model: Model, liked: LikedWorks): Neighbours {
  const targets = strongestPairs(liked, {
    weightOf: (from, to) => model.weightOf(from, to),
    count: targetsKept,
    aboveChance: true,
  })
  const sources = strongestPairs(liked, {
    weightOf: (to, from) => model.weightOf(from, to),
    count: neighboursMax,
    aboveChance: true,
  })
  return packNeighbours(joinedPairs(targets, transposed(sources), (pair) => pair))
}

/** Row by row the pairs of two lists, the strongest first; `join` makes one of a pair that is in both. */
function* joinedPairs(
  first: Neighbours,
  second: Neighbours,
  join: (one: Neighbour, other: Neighbour) => Neighbour,
): Generator<Neighbour[]> {
  for (let work = 0; work + 1 < first.starts.length; work += 1) {
    const pairs = new Map(neighboursOfWork(first, work).map((pair) => [pair.work, pair]))
    for (const pair of neighboursOfWork(second, work)) {
      const known = pairs.get(pair.work)
      pairs.set(pair.work, known ? join(known, pair) : pair)
    }
    yield [...pairs.values()]
      .sort((a, b) => b.weight - a.weight || a.work - b.work)
      .slice(0, neighboursMax)
  }
}

/** Rows of the own pairs and, where given, the shipped ones; the weights of a pair in both are added. */
export function* joinedRows(
  own: Neighbours,
  shipped: Neighbours | null,
  ids: readonly number[],
): Generator<NeighbourRow> {
  const rows = joinedPairs(own, shipped ?? packNeighbours(ids.map(() => [])), (one, other) => ({
    ...one,
    weight: one.weight + other.weight,
  }))
  let work = 0
  for (const row of rows) {
    if (row.length > 0) yield rowOf(valueAt(ids, work), row, ids)
    work += 1
  }
}

function rowOf(workId: number, row: readonly Neighbour[], ids: readonly number[]): NeighbourRow {
  return {
    workId,
    neighbourIds: row.map(({ work }) => valueAt(ids, work)),
    weights: row.map(({ weight }) => weight),
    supports: row.map(({ support }) => support),
  }
}

/** The shipped neighbours with the mean strength of the own ones, times a share. */
export function scaledTo(own: Neighbours, shipped: Neighbours, share: number): Neighbours {
  const scale = (share * meanStrongest(own)) / (meanStrongest(shipped) || 1)
  return { ...shipped, weights: shipped.weights.map((weight) => weight * scale) }
}

/** The best works for each member, with the liked works that speak for them most. */
export function* scoresOf(
  model: Model,
  members: readonly ActiveMember[],
  ids: readonly number[],
): Generator<MemberScores> {
  const scores = new Float64Array(ids.length)
  for (const { id, works, pulls, known } of members) {
    scores.fill(0)
    model.addScores(works, pulls, scores)
    for (const work of known) scores[work] = 0
    const scored = firstOf(scores, scoredMax).map((work) => ({
      workId: valueAt(ids, work),
      score: valueAt(scores, work),
      becauseIds: reasonsFor(model, { works, pulls }, work).map((liked) => valueAt(ids, liked)),
    }))
    yield { userId: id, scored }
  }
}

/** The liked works that add most to the score of a work, the greatest first. */
export function reasonsFor(
  model: Model,
  { works, pulls }: Pick<ActiveMember, 'works' | 'pulls'>,
  work: number,
): number[] {
  const best: { liked: number; share: number }[] = []
  works.forEach((liked, index) => {
    const share = (pulls[index] ?? 0) * model.weightOf(liked, work)
    if (share <= (best[becauseMax - 1]?.share ?? 0)) return
    best.push({ liked, share })
    best.sort((a, b) => b.share - a.share)
    best.length = Math.min(best.length, becauseMax)
  })
  return best.map(({ liked }) => liked)
}
