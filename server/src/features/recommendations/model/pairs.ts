import {
  countMembers,
  type LikedWorks,
  memberCountOf,
  membersByWork,
  worksOfMember,
} from './liked-works.ts'
import { cutoffOf } from './largest.ts'
import { type Neighbour, type Neighbours, packNeighbours } from './neighbours.ts'
import { valueAt } from './value-at.ts'

/** A pair counts from this many members who like both, so that no weight tells what one of them likes. */
export const fewestMembers = 5

/** Members count less the more they like. */
export function dampingOf(liked: LikedWorks): Float64Array {
  return Float64Array.from(
    { length: memberCountOf(liked) },
    (_, member) => 1 / Math.sqrt(worksOfMember(liked, member).length || 1),
  )
}

export interface Choice {
  /** The weight of a pair; `sum` is that of the damping of the members who like both. */
  weightOf: (from: number, to: number, sum: number) => number
  /** Neighbours kept per work. */
  count: number
  /** Members who like both, at least. */
  fewest?: number
  /** Leaves out pairs that chance explains. */
  aboveChance?: boolean
}

/**
 * The pairs of each work with the greatest weights above 0. Time grows with the sum of the squares of the
 * members' likes.
 */
export function strongestPairs(liked: LikedWorks, choice: Choice): Neighbours {
  return packNeighbours(rowsOf(liked, choice))
}

function* rowsOf(liked: LikedWorks, choice: Choice): Generator<Neighbour[]> {
  const damping = dampingOf(liked)
  const { starts, members } = membersByWork(liked)
  const row = new PairRow(liked)
  for (let work = 0; work < liked.workCount; work += 1) {
    for (const member of members.subarray(starts[work], starts[work + 1])) {
      row.add(worksOfMember(liked, member), valueAt(damping, member))
    }
    yield row.strongest(work, choice)
  }
}

/** Of a normal distribution: a count falls short of the bound in one of 20 cases. */
const quantile = 1.645

/**
 * True if more members like both works than if everybody chose at random, and so many that it is hardly chance: by
 * the lower bound of a Poisson count (Wilson and Hilferty).
 * @param expected members who like both at random
 */
export function isAboveChance(both: number, expected: number): boolean {
  return both * (1 - 1 / (9 * both) - quantile / (3 * Math.sqrt(both))) ** 3 > expected
}

/** The pairs of one work with all others; reused for the next work. */
class PairRow {
  readonly #sums: Float64Array
  readonly #supports: Int32Array
  readonly #met: number[] = []
  readonly #counts: Int32Array
  readonly #members: number

  constructor(liked: LikedWorks) {
    this.#sums = new Float64Array(liked.workCount)
    this.#supports = new Int32Array(liked.workCount)
    this.#counts = countMembers(liked)
    this.#members = memberCountOf(liked)
  }

  add(works: Int32Array, damping: number): void {
    for (const other of works) {
      if (this.#supports[other] === 0) this.#met.push(other)
      this.#sums[other] = (this.#sums[other] ?? 0) + damping
      this.#supports[other] = (this.#supports[other] ?? 0) + 1
    }
  }

  /** The strongest neighbours of `work`; forgets the pairs. */
  strongest(work: number, { weightOf, count, fewest, aboveChance }: Choice): Neighbour[] {
    const supportOf = (other: number) => this.#supports[other] ?? 0
    const others = this.#met.filter(
      (other) =>
        other !== work &&
        supportOf(other) >= (fewest ?? fewestMembers) &&
        (aboveChance !== true || isAboveChance(supportOf(other), this.#expected(work, other))),
    )
    const weights = Float64Array.from(others, (other) =>
      weightOf(work, other, this.#sums[other] ?? 0),
    )
    const cutoff = cutoffOf(weights, count)
    const found = others.flatMap((other, index) => {
      const weight = weights[index] ?? 0
      return weight >= cutoff ? [{ work: other, weight, support: supportOf(other) }] : []
    })
    this.#forget()
    return found.sort((a, b) => b.weight - a.weight || a.work - b.work).slice(0, count)
  }

  #expected(work: number, other: number): number {
    return (valueAt(this.#counts, work) * valueAt(this.#counts, other)) / this.#members
  }

  #forget(): void {
    for (const other of this.#met) {
      this.#sums[other] = 0
      this.#supports[other] = 0
    }
    this.#met.length = 0
  }
}
