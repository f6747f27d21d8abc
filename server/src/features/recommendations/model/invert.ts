/** Rows and columns are handled in blocks, and sums in pieces, that fit the processor's cache. */
const blockSize = 64
const pieceSize = 256

interface Range {
  from: number
  to: number
}

/** target += sign · left · rightᵀ; all are n × n, row by row. */
interface Product {
  target: Float64Array
  left: Float64Array
  right: Float64Array
  n: number
  sign: 1 | -1
}

/**
 * Inverts a symmetric positive definite matrix in place by its Cholesky factor L: above the diagonal comes the inverse of
 * L, transposed, then below it the product of that with itself. Needs about n³ / 2 multiplications and no second
 * matrix.
 * @param matrix n × n, row by row; only the lower triangle is read
 * @throws RangeError if the matrix is not positive definite
 */
export function invertInPlace(matrix: Float64Array, n: number): void {
  factorize(matrix, n)
  const diagonal = invertFactor(matrix, n)
  multiply(matrix, diagonal, n)
  mirror(matrix, n)
}

/** Replaces the lower triangle by the Cholesky factor L, for which L · Lᵀ is the matrix. */
function factorize(matrix: Float64Array, n: number): void {
  const product: Product = { target: matrix, left: matrix, right: matrix, n, sign: -1 }
  for (const columns of piecesOf({ from: 0, to: n }, blockSize)) {
    for (const rows of piecesOf({ from: columns.from, to: n }, blockSize)) {
      addProduct(product, rows, columns, { from: 0, to: columns.from })
    }
    for (let row = columns.from; row < n; row += 1) solveRow(matrix, n, row, columns)
  }
}

/** The entries of one row of L in one block of columns. */
function solveRow(matrix: Float64Array, n: number, row: number, columns: Range): void {
  for (let column = columns.from; column < columns.to && column <= row; column += 1) {
    let rest = matrix[row * n + column]!
    for (let k = columns.from; k < column; k += 1) {
      rest -= matrix[row * n + k]! * matrix[column * n + k]!
    }
    matrix[row * n + column] = row === column ? rootOf(rest) : rest / matrix[column * n + column]!
  }
}

function rootOf(pivot: number): number {
  if (pivot > 0) return Math.sqrt(pivot)
  throw new RangeError('The matrix is not positive definite')
}

/** Puts the transposed inverse of the factor L above the diagonal. @returns its own diagonal */
function invertFactor(matrix: Float64Array, n: number): Float64Array {
  const diagonal = Float64Array.from({ length: n }, (_, at) => 1 / matrix[at * n + at]!)
  const product: Product = { target: matrix, left: matrix, right: matrix, n, sign: 1 }
  for (const columns of piecesOf({ from: 0, to: n }, blockSize)) {
    for (const rows of piecesOf({ from: 0, to: columns.from }, blockSize)) {
      clear(matrix, n, rows, columns)
      addTriangle(product, diagonal, rows, columns)
      addProduct(product, rows, columns, { from: rows.to, to: columns.from })
    }
    for (let row = 0; row < columns.to; row += 1) {
      solveInverseRow(matrix, diagonal, n, row, columns)
    }
  }
  return diagonal
}

function solveInverseRow(
  matrix: Float64Array,
  diagonal: Float64Array,
  n: number,
  row: number,
  columns: Range,
): void {
  for (let column = Math.max(row + 1, columns.from); column < columns.to; column += 1) {
    let sum =
      row < columns.from ? matrix[row * n + column]! : diagonal[row]! * matrix[column * n + row]!
    for (let k = Math.max(row + 1, columns.from); k < column; k += 1) {
      sum += matrix[column * n + k]! * matrix[row * n + k]!
    }
    matrix[row * n + column] = -sum * diagonal[column]!
  }
}

/** Puts the product of the upper triangle, with this diagonal, and its transpose into the lower one. */
function multiply(matrix: Float64Array, diagonal: Float64Array, n: number): void {
  const product: Product = { target: matrix, left: matrix, right: matrix, n, sign: 1 }
  for (const rows of piecesOf({ from: 0, to: n }, blockSize)) {
    for (const columns of piecesOf({ from: 0, to: rows.from }, blockSize)) {
      clear(matrix, n, rows, columns)
      addTriangle(product, diagonal, rows, columns)
      addProduct(product, rows, columns, { from: rows.to, to: n })
    }
    multiplyOnDiagonal(matrix, diagonal, n, rows)
  }
}

/** The part of a product whose left factors are on or above the diagonal in the block of the rows. */
function addTriangle(
  { target, left, right, n }: Product,
  diagonal: Float64Array,
  rows: Range,
  columns: Range,
): void {
  for (let row = rows.from; row < rows.to; row += 1) {
    for (let column = columns.from; column < columns.to; column += 1) {
      let sum = diagonal[row]! * right[column * n + row]!
      for (let k = row + 1; k < rows.to; k += 1) sum += left[row * n + k]! * right[column * n + k]!
      target[row * n + column]! += sum
    }
  }
}

/** The blocks of that product on the diagonal, where the factors of a tile would not all be above it. */
function multiplyOnDiagonal(
  matrix: Float64Array,
  diagonal: Float64Array,
  n: number,
  rows: Range,
): void {
  for (let row = rows.from; row < rows.to; row += 1) {
    for (let column = rows.from; column <= row; column += 1) {
      const other = column === row ? diagonal[row]! : matrix[column * n + row]!
      let sum = diagonal[row]! * other
      for (let k = row + 1; k < n; k += 1) sum += matrix[row * n + k]! * matrix[column * n + k]!
      matrix[row * n + column] = sum
    }
  }
}

function clear(matrix: Float64Array, n: number, rows: Range, columns: Range): void {
  for (let row = rows.from; row < rows.to; row += 1) {
    matrix.fill(0, row * n + columns.from, row * n + columns.to)
  }
}

function addProduct(product: Product, rows: Range, columns: Range, sums: Range): void {
  for (const piece of piecesOf(sums, pieceSize)) {
    for (let row = rows.from; row < rows.to; row += 2) {
      for (let column = columns.from; column < columns.to; column += 4) {
        if (row + 2 <= rows.to && column + 4 <= columns.to) addTile(product, row, column, piece)
        else addEdge(product, { from: row, to: rows.to }, { from: column, to: columns.to }, piece)
      }
    }
  }
}

/** Eight sums at a time, which the processor keeps in registers. */
function addTile(product: Product, row: number, column: number, { from, to }: Range): void {
  const { target, left, right, n, sign } = product
  const a = row * n
  const b = a + n
  const p = column * n
  const q = p + n
  const r = q + n
  const s = r + n
  let ap = 0
  let aq = 0
  let ar = 0
  let as = 0
  let bp = 0
  let bq = 0
  let br = 0
  let bs = 0
  for (let k = from; k < to; k += 1) {
    const x = left[a + k]!
    const y = left[b + k]!
    const t = right[p + k]!
    const u = right[q + k]!
    const v = right[r + k]!
    const w = right[s + k]!
    ap += x * t
    aq += x * u
    ar += x * v
    as += x * w
    bp += y * t
    bq += y * u
    br += y * v
    bs += y * w
  }
  target[a + column]! += sign * ap
  target[a + column + 1]! += sign * aq
  target[a + column + 2]! += sign * ar
  target[a + column + 3]! += sign * as
  target[b + column]! += sign * bp
  target[b + column + 1]! += sign * bq
  target[b + column + 2]! += sign * br
  target[b + column + 3]! += sign * bs
}

function addEdge(product: Product, rows: Range, columns: Range, { from, to }: Range): void {
  const { target, left, right, n, sign } = product
  for (let row = rows.from; row < Math.min(rows.from + 2, rows.to); row += 1) {
    for (let column = columns.from; column < Math.min(columns.from + 4, columns.to); column += 1) {
      let sum = 0
      for (let k = from; k < to; k += 1) sum += left[row * n + k]! * right[column * n + k]!
      target[row * n + column]! += sign * sum
    }
  }
}

function mirror(matrix: Float64Array, n: number): void {
  for (let row = 0; row < n; row += 1) {
    for (let column = 0; column < row; column += 1) {
      matrix[column * n + row] = matrix[row * n + column]!
    }
  }
}

function piecesOf({ from, to }: Range, size: number): Range[] {
  const pieces: Range[] = []
  for (let at = from; at < to; at += size) pieces.push({ from: at, to: Math.min(at + size, to) })
  return pieces
}
