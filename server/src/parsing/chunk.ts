/** A list in pieces of at most `size`. */
export function chunk<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}
