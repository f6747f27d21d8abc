/** The percentile of the values; `part` is from 0 to 1. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5)
}
