/** The value at an index. @throws RangeError if there is none */
export function valueAt<T>(values: ArrayLike<T>, index: number): T {
  const value = values[index]
  if (value === undefined) throw new RangeError(`There is no value at ${index}`)
  return value
}

/** Adds to the number at an index. */
export function addAt(numbers: Float64Array | Int32Array, index: number, summand: number): void {
  numbers[index] = valueAt(numbers, index) + summand
}
