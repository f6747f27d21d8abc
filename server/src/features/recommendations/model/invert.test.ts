import { expect, test } from 'vitest'
import { invertInPlace } from './invert.ts'
import { seededRandom } from './random.ts'

/** A · Aᵀ + 1 is positive definite for any A. */
function positiveDefinite(n: number): Float64Array {
  const random = seededRandom(n)
  const factor = Float64Array.from({ length: n * n }, random)
  const matrix = new Float64Array(n * n)
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) {
      for (let k = 0; k < n; k += 1) {
        matrix[row * n + column]! += factor[row * n + k]! * factor[column * n + k]!
      }
    }
    matrix[row * n + row]! += 1
  }
  return matrix
}

/** The largest difference between matrix · inverse and the identity. */
function worstError(matrix: Float64Array, inverse: Float64Array, n: number): number {
  let worst = 0
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < n; column += 1) {
      let sum = row === column ? -1 : 0
      for (let k = 0; k < n; k += 1) sum += matrix[row * n + k]! * inverse[k * n + column]!
      worst = Math.max(worst, Math.abs(sum))
    }
  }
  return worst
}

test.each([1, 2, 5, 63, 64, 65, 131, 300])('inverts a matrix of %i rows', (n) => {
  const matrix = positiveDefinite(n)
  const inverse = matrix.slice()
  invertInPlace(inverse, n)
  expect(worstError(matrix, inverse, n)).toBeLessThan(1e-8)
})

test('reads the lower triangle only', () => {
  const inverse = Float64Array.of(2, NaN, 1, 2)
  invertInPlace(inverse, 2)
  expect([...inverse].map((value) => value.toFixed(4))).toEqual([
    '0.6667',
    '-0.3333',
    '-0.3333',
    '0.6667',
  ])
})

test('rejects a matrix that is not positive definite', () => {
  expect(() => invertInPlace(Float64Array.of(1, 2, 2, 1), 2)).toThrow(RangeError)
})
