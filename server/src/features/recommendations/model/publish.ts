import { firstOf } from './largest.ts'
import type { LikedWorks } from './liked-works.ts'
import type { ActiveMember } from './member-works.ts'
import type { Model } from './model.ts'
import { meanStrongest, type Neighbour, type Neighbours, neighboursOfWork } from './neighbours.ts'
import { strongestPairs } from './pairs.ts'

/** Neighbours published per work. */
export const neighboursMax = 50
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

/** The strongest pairs of a model that enough members share. */
export function pairsOf(model: Model, liked: LikedWorks): Neighbours {
  return strongestPairs(liked, {
    weightOf: (from, to) => model.weightOf(from, to),
    count: neighboursMax,
  })
}

/** Rows of two lists of neighbours; the weights of a pair in both are added. */
export function* joinedRows(
  own: Neighbours | null,
  shipped: Neighbours | null,
  ids: readonly number[],
): Generator<NeighbourRow> {
  for (const [work, workId] of ids.entries()) {
    const pairs = new Map<number, Neighbour>()
    for (const pair of own ? neighboursOfWork(own, work) : []) pairs.set(pair.work, pair)
    for (const pair of shipped ? neighboursOfWork(shipped, work) : []) {
      const known = pairs.get(pair.work)
      pairs.set(pair.work, known ? { ...known, weight: known.weight + pair.weight } : pair)
    }
    const row = [...pairs.values()]
      .sort((a, b) => b.weight - a.weight || a.work - b.work)
      .slice(0, neighboursMax)
    if (row.length > 0) yield rowOf(workId, row, ids)
  }
}

function rowOf(workId: number, row: readonly Neighbour[], ids: readonly number[]): NeighbourRow {
  return {
    workId,
    neighbourIds: row.map(({ work }) => ids[work]!),
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
  for (const { id, likes, known } of members) {
    const works = Int32Array.from(likes, ({ work }) => work)
    const pulls = Float32Array.from(likes, ({ pull }) => pull)
    scores.fill(0)
    model.addScores(works, pulls, scores)
    for (const work of known) scores[work] = 0
    const scored = firstOf(scores, scoredMax).map((work) => ({
      workId: ids[work]!,
      score: scores[work]!,
      becauseIds: reasonsFor(model, likes, work).map((liked) => ids[liked]!),
    }))
    yield { userId: id, scored }
  }
}

/** The liked works that add most to the score of a work, the greatest first. */
export function reasonsFor(model: Model, likes: ActiveMember['likes'], work: number): number[] {
  const best: { liked: number; share: number }[] = []
  for (const { work: liked, pull } of likes) {
    const share = pull * model.weightOf(liked, work)
    if (share <= (best[becauseMax - 1]?.share ?? 0)) continue
    best.push({ liked, share })
    best.sort((a, b) => b.share - a.share)
    best.length = Math.min(best.length, becauseMax)
  }
  return best.map(({ liked }) => liked)
}
