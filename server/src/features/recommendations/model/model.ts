/** How one work speaks for others: what every method is trained to. */
export interface Model {
  /**
   * Adds to `scores` (one per work) what a member who likes `works` may like as well.
   * @param pulls how strongly each of them speaks for similar works
   */
  addScores(works: Int32Array, pulls: Float32Array, scores: Float64Array): void
  /** Contribution of a pull of 1 by the work `from` to the score of the work `to`. */
  weightOf(from: number, to: number): number
}
