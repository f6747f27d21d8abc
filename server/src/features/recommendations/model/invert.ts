import { addAt } from './value-at.ts'

/** So many columns at a time stay in the processor's cache. */
const blockSize = 64

/**
 * Inverts a symmetric positive definite matrix in place by sweeps of Gauss and Jordan, a block of columns at a time.
 * Needs about n³ / 2 multiplications and no second matrix.
 * @param matrix n × n, row by row; only the lower triangle is read
 * @throws RangeError if the matrix is not positive definite
 */
export function invertInPlace(matrix: Float64Array, n: number): void {
  if (n === 1) {
    const [pivot = 0] = matrix
    if (!(pivot > 0)) throw new RangeError('The matrix is not positive definite')
    matrix[0] = 1 / pivot
    return
  }
  const step = n > blockSize ? blockSize : 1
  for (let from = 0; from < n; from += step) sweep(matrix, n, from, Math.min(step, n - from))
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column <= row; column += 1) {
      const entry = -(matrix[row * n + column] ?? 0)
      matrix[row * n + column] = entry
      matrix[column * n + row] = entry
    }
  }
}

/** Exchanges `size` variables with their equations in the lower triangle; after all of them, it is the inverse negated. */
function sweep(matrix: Float64Array, n: number, from: number, size: number): void {
  const rowOf = (rows: Float64Array, row: number) => rows.subarray(row * size, (row + 1) * size)
  const indexOf = (row: number, k: number) =>
    row >= from + k ? row * n + from + k : (from + k) * n + row
  const columns = new Float64Array(n * size)
  for (let row = 0; row < n; row += 1) {
    for (let k = 0; k < size; k += 1) columns[row * size + k] = matrix[indexOf(row, k)] ?? 0
  }
  const pivots = columns.slice(from * size, (from + size) * size)
  invertInPlace(pivots, size)
  const swept = new Float64Array(n * size)
  for (let row = 0; row < n; row += 1) {
    const target = rowOf(swept, row)
    addProducts({ target, factors: rowOf(columns, row), rows: pivots, sign: 1 })
    const rest = matrix.subarray(row * n, row * n + row + 1)
    addProducts({ target: rest, factors: target, rows: columns, sign: -1 })
  }
  swept.set(
    pivots.map((entry) => -entry),
    from * size,
  )
  for (let row = 0; row < n; row += 1) {
    for (let k = 0; k < size; k += 1) matrix[indexOf(row, k)] = swept[row * size + k] ?? 0
  }
}

interface Products {
  target: Float64Array
  factors: Float64Array
  /** As many numbers for each of the target. */
  rows: Float64Array
  sign: 1 | -1
}

/** Adds to each number of `target` the product of `factors` and its row. */
function addProducts(products: Products): void {
  const { target, factors, rows, sign } = products
  const whole = target.length - (target.length % 4)
  for (let row = 0; row < whole; row += 4) addFour(products, row)
  for (let row = whole; row < target.length; row += 1) {
    let sum = 0
    for (const [k, factor] of factors.entries())
      sum += factor * (rows[row * factors.length + k] ?? 0)
    addAt(target, row, sign * sum)
  }
}

/** Four sums at a time stay in registers. */
function addFour({ target, factors, rows, sign }: Products, row: number): void {
  const size = factors.length
  const a = row * size
  const b = a + size
  const c = b + size
  const d = c + size
  let p = 0
  let q = 0
  let r = 0
  let s = 0
  for (let k = 0; k < size; k += 1) {
    const factor = factors[k] ?? 0
    p += factor * (rows[a + k] ?? 0)
    q += factor * (rows[b + k] ?? 0)
    r += factor * (rows[c + k] ?? 0)
    s += factor * (rows[d + k] ?? 0)
  }
  addAt(target, row, sign * p)
  addAt(target, row + 1, sign * q)
  addAt(target, row + 2, sign * r)
  addAt(target, row + 3, sign * s)
}
