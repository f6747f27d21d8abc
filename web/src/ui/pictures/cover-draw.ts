/** A number from `from` to `to` with one decimal. */
export const pick = (random: () => number, from: number, to: number) =>
  Math.round((from + random() * (to - from)) * 10) / 10

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))
