import { type LikedWorks, memberCountOf, membersByWork, worksOfMember } from './liked-works.ts'
import type { Model } from './model.ts'

/** Neighbours kept per work. */
const neighbourCount = 100
/** A pair counts from this many members who like both, so that no weight tells what one of them likes. */
const fewestMembers = 5
/** Added to the denominator, so that pairs few members share weigh little. */
const shrinkage = 1

/** The neighbours of each work, as rows by work, the strongest first. */
export interface Neighbours {
  starts: Int32Array
  works: Int32Array
  weights: Float32Array
  /** Members who like both. */
  supports: Int32Array
}

/**
 * Weights between works by damped asymmetric cosine: members count less the more they like (1 / √likes), and
 * a pair is divided by the popularity of the liked work to the power of `alpha` and that of the other to 1 − `alpha`.
 * Time grows with the sum of the squares of the members' likes.
 * @param alpha 0 to 1: .5 suits few likes per work, .7 many
 */
export function trainNeighbours(liked: LikedWorks, alpha: number): Neighbours {
  const damping = dampingOf(liked)
  const members = membersByWork(liked)
  const popularity = popularityOf(liked, damping)
  const row = new PairRow(liked.workCount)
  const rows: Neighbour[][] = []
  for (let work = 0; work < liked.workCount; work += 1) {
    const own = members.members.subarray(members.starts[work], members.starts[work + 1])
    for (const member of own) row.add(worksOfMember(liked, member), damping[member]!)
    rows.push(row.strongest(work, popularity, alpha))
  }
  return packed(rows)
}

/** Scores the neighbours of the liked works. */
export function itemModel({ starts, works, weights }: Neighbours): Model {
  return {
    addScores: (liked, pulls, scores) => {
      liked.forEach((work, place) => {
        const pull = pulls[place]!
        for (let at = starts[work]!; at < starts[work + 1]!; at += 1) {
          scores[works[at]!]! += pull * weights[at]!
        }
      })
    },
  }
}

interface Neighbour {
  work: number
  weight: number
  support: number
}

function dampingOf(liked: LikedWorks): Float64Array {
  return Float64Array.from(
    { length: memberCountOf(liked) },
    (_, member) => 1 / Math.sqrt(worksOfMember(liked, member).length || 1),
  )
}

/** The members who like each work, each counted with their damping. */
function popularityOf(liked: LikedWorks, damping: Float64Array): Float64Array {
  const popularity = new Float64Array(liked.workCount)
  for (let member = 0; member < damping.length; member += 1) {
    for (const work of worksOfMember(liked, member)) popularity[work]! += damping[member]!
  }
  return popularity
}

/** The pairs of one work with all others; reused for the next work. */
class PairRow {
  readonly #sums: Float64Array
  readonly #supports: Int32Array
  readonly #met: number[] = []

  constructor(workCount: number) {
    this.#sums = new Float64Array(workCount)
    this.#supports = new Int32Array(workCount)
  }

  add(works: Int32Array, damping: number): void {
    for (const other of works) {
      if (this.#supports[other] === 0) this.#met.push(other)
      this.#sums[other]! += damping
      this.#supports[other]! += 1
    }
  }

  /** The strongest neighbours of `work`; forgets the pairs. */
  strongest(work: number, popularity: Float64Array, alpha: number): Neighbour[] {
    const own = popularity[work]! ** alpha
    const found = this.#met.map((other) => ({
      work: other,
      weight: this.#sums[other]! / (own * popularity[other]! ** (1 - alpha) + shrinkage),
      support: this.#supports[other]!,
    }))
    for (const other of this.#met) {
      this.#sums[other] = 0
      this.#supports[other] = 0
    }
    this.#met.length = 0
    return found
      .filter((neighbour) => neighbour.work !== work && neighbour.support >= fewestMembers)
      .toSorted((a, b) => b.weight - a.weight || a.work - b.work)
      .slice(0, neighbourCount)
  }
}

function packed(rows: readonly (readonly Neighbour[])[]): Neighbours {
  const all = rows.flat()
  const starts = new Int32Array(rows.length + 1)
  rows.forEach((row, work) => {
    starts[work + 1] = starts[work]! + row.length
  })
  return {
    starts,
    works: Int32Array.from(all, ({ work }) => work),
    weights: Float32Array.from(all, ({ weight }) => weight),
    supports: Int32Array.from(all, ({ support }) => support),
  }
}
