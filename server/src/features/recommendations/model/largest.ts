/**
 * The smallest of the `count` greatest values above 0, or of all of them if there are fewer; above every
 * value if none is above 0.
 */
export function cutoffOf(values: Float64Array, count: number): number {
  const positive = values.filter((value) => value > 0).sort()
  return positive[Math.max(0, positive.length - count)] ?? Infinity
}

/** The works of the highest scores above 0, the highest first. */
export function firstOf(scores: Float64Array, count: number): number[] {
  const cutoff = cutoffOf(scores, count)
  const works: number[] = []
  scores.forEach((score, work) => {
    if (score >= cutoff) works.push(work)
  })
  return works.sort((a, b) => scores[b]! - scores[a]! || a - b).slice(0, count)
}
