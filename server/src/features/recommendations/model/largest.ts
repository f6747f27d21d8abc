/**
 * The smallest of the `count` greatest values above 0, or of all of them if there are fewer; above every
 * value if none is above 0.
 */
export function cutoffOf(values: Float64Array, count: number): number {
  // The greatest so far, ascending. Sorting all values instead took half of a build's time.
  const greatest = new Float64Array(count)
  let found = 0
  for (const value of values) {
    if (!(value > (greatest[0] ?? 0))) continue
    let index = 1
    for (; index < count && (greatest[index] ?? 0) < value; index += 1) {
      greatest[index - 1] = greatest[index] ?? 0
    }
    greatest[index - 1] = value
    found += 1
  }
  return greatest[Math.max(0, count - found)] ?? Infinity
}

/** The works of the highest scores above 0, the highest first. */
export function firstOf(scores: Float64Array, count: number): number[] {
  const cutoff = cutoffOf(scores, count)
  const works: number[] = []
  scores.forEach((score, work) => {
    if (score >= cutoff) works.push(work)
  })
  return works.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, count)
}
