/** A list in pieces of at most `size`. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}

/** A list in pieces of at most `size` and, unless a single one has more, of at most `weightMax` in all. */
export function chunkByWeight<T>(
  items: readonly T[],
  { size, weightMax, weightOf }: { size: number; weightMax: number; weightOf: (item: T) => number },
): T[][] {
  const chunks: T[][] = []
  let weight = Number.POSITIVE_INFINITY
  for (const item of items) {
    const last = chunks.at(-1)
    const own = weightOf(item)
    if (last && last.length < size && weight + own <= weightMax) {
      last.push(item)
      weight += own
    } else {
      chunks.push([item])
      weight = own
    }
  }
  return chunks
}
