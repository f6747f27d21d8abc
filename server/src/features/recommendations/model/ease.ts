import { invertInPlace } from './invert.ts'
import { countMembers, type LikedWorks, memberCountOf, worksOfMember } from './liked-works.ts'
import type { Model } from './model.ts'
import { addAt, valueAt } from './value-at.ts'

/** Works with weights to all others: two matrices of 72 MB while they are computed. */
export const densestWorks = 3000

export interface EaseModel extends Model {
  /** The works that have weights. */
  works: Int32Array
}

/**
 * EASE^R (Steck 2019, "Embarrassingly shallow autoencoders for sparse data"): the linear weights between works
 * that best reproduce the likes of all members, in closed form, for the works that most members like.
 * @param limit works with weights; the cost grows with its cube
 * @param lambda regularization: the greater, the smaller the weights
 */
export function trainEase(
  liked: LikedWorks,
  limit = densestWorks,
  lambda = usualLambda(liked, limit),
): EaseModel {
  const { works, columns } = densest(liked, limit)
  const n = works.length
  const weights = pairCounts(liked, columns, n)
  for (let at = 0; at < n; at += 1) addAt(weights, at * n + at, lambda)
  invertInPlace(weights, n)
  toWeights(weights, n)
  return {
    works,
    addScores: scorer(weights, works, columns),
    weightOf: (from, to) => {
      const row = columns[from] ?? -1
      const column = columns[to] ?? -1
      return row < 0 || column < 0 ? 0 : (weights[row * n + column] ?? 0)
    },
  }
}

function scorer(weights: Float64Array, works: Int32Array, columns: Int32Array): Model['addScores'] {
  const n = works.length
  const sums = new Float64Array(n)
  return (liked, pulls, scores) => {
    sums.fill(0)
    liked.forEach((work, index) => {
      const column = columns[work] ?? -1
      if (column >= 0) addRow(weights, column * n, pulls[index] ?? 0, sums)
    })
    works.forEach((work, column) => {
      scores[work] = (scores[work] ?? 0) + (sums[column] ?? 0)
    })
  }
}

function addRow(weights: Float64Array, start: number, pull: number, sums: Float64Array): void {
  for (let column = 0; column < sums.length; column += 1) {
    sums[column] = (sums[column] ?? 0) + pull * (weights[start + column] ?? 0)
  }
}

/** The works that most members like, and the column of each work in the matrix, −1 for none. */
function densest(liked: LikedWorks, limit: number): { works: Int32Array; columns: Int32Array } {
  const counts = countMembers(liked)
  const works = Int32Array.from(counts.keys())
    .filter((work) => valueAt(counts, work) > 0)
    .toSorted((a, b) => valueAt(counts, b) - valueAt(counts, a) || a - b)
    .subarray(0, limit)
  const columns = new Int32Array(liked.workCount).fill(-1)
  works.forEach((work, column) => {
    columns[work] = column
  })
  return { works, columns }
}

/** How many members like both works of each pair, in the lower triangle. */
function pairCounts(liked: LikedWorks, columns: Int32Array, n: number): Float64Array {
  const counts = new Float64Array(n * n)
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    const own = worksOfMember(liked, member)
      .map((work) => columns[work] ?? -1)
      .filter((column) => column >= 0)
      .sort()
    own.forEach((row, index) => {
      for (const column of own.subarray(0, index + 1)) {
        counts[row * n + column] = (counts[row * n + column] ?? 0) + 1
      }
    })
  }
  return counts
}

/**
 * Grows with the likes per work, but slower: 200 at 18 likes per work (MovieTweetings) and 600 at 309 (MovieLens 1M).
 */
export function usualLambda(liked: LikedWorks, limit: number): number {
  const { works } = densest(liked, limit)
  const counts = countMembers(liked)
  const likes = works.reduce((sum, work) => sum + valueAt(counts, work), 0)
  return 65 * (likes / works.length) ** 0.386
}

/** From the inverse P to the weights −P[i][j] / P[j][j], without the work itself. */
function toWeights(inverse: Float64Array, n: number): void {
  const diagonal = Float64Array.from({ length: n }, (_, at) => valueAt(inverse, at * n + at))
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) {
      inverse[row * n + column] =
        row === column ? 0 : -(inverse[row * n + column] ?? 0) / (diagonal[column] ?? 0)
    }
  }
}
