/** Choices that a seed repeats. */
export interface Random {
  /** A whole number from 0 to less than `end`. */
  below(end: number): number
  /** One of the values. Throws if there is none. */
  of<Value>(values: readonly Value[]): Value
}

/** The generator mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const below = (end: number) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % end
  }
  return {
    below,
    of(values) {
      const value = values[below(values.length)]
      if (value === undefined) throw new Error('There is nothing to choose from')
      return value
    },
  }
}
