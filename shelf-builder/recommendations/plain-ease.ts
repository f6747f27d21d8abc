import {
  type LikedWorks,
  memberCountOf,
  worksOfMember,
} from '../../server/src/features/recommendations/model/liked-works.ts'
import type { Model } from '../../server/src/features/recommendations/model/model.ts'
import { addAt, valueAt } from '../../server/src/features/recommendations/model/value-at.ts'

/**
 * EASE^R as in the paper (Steck 2019, algorithm 1), of all works and with a given λ, by Gauss–Jordan elimination:
 * what the product's own must equal or beat. Shares no code with it.
 */
export function plainEase(liked: LikedWorks, lambda: number): Model {
  const n = liked.workCount
  const inverse = inverseOf(gramOf(liked, lambda))
  const weightOf = (from: number, to: number) =>
    from === to ? 0 : -(inverse[from]?.[to] ?? 0) / (inverse[to]?.[to] ?? 0)
  return {
    weightOf,
    addScores: (works, pulls, scores) => {
      works.forEach((work, index) => {
        const pull = valueAt(pulls, index)
        for (let to = 0; to < n; to += 1) scores[to] = (scores[to] ?? 0) + pull * weightOf(work, to)
      })
    },
  }
}

function gramOf(liked: LikedWorks, lambda: number): Float64Array[] {
  const gram = Array.from({ length: liked.workCount }, () => new Float64Array(liked.workCount))
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    const works = worksOfMember(liked, member)
    for (const one of works) {
      const row = valueAt(gram, one)
      for (const other of works) row[other] = (row[other] ?? 0) + 1
    }
  }
  for (const [work, row] of gram.entries()) addAt(row, work, lambda)
  return gram
}

/** Of a symmetric positive definite matrix, in place: no pivot is 0. */
function inverseOf(matrix: Float64Array[]): Float64Array[] {
  for (const [pivot, pivotRow] of matrix.entries()) {
    const divisor = valueAt(pivotRow, pivot)
    pivotRow[pivot] = 1
    for (const [at, entry] of pivotRow.entries()) pivotRow[at] = entry / divisor
    for (const [index, row] of matrix.entries()) {
      if (index === pivot) continue
      const factor = valueAt(row, pivot)
      row[pivot] = 0
      for (let at = 0; at < row.length; at += 1) {
        row[at] = (row[at] ?? 0) - factor * (pivotRow[at] ?? 0)
      }
    }
  }
  return matrix
}
