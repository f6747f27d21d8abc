/** Weight of the work for which a source counts most: the logarithm of 1 and this. */
const mostOfSource = 5

/** How much likelier a source says a work is liked, as a logarithm: 0 where it says nothing. */
export function logOf(score: number, most: number): number {
  return score > 0 ? Math.log1p((mostOfSource * score) / most) : 0
}
