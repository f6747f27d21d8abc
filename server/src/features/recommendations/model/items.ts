import { type LikedWorks, memberCountOf, worksOfMember } from './liked-works.ts'
import type { Neighbours } from './neighbours.ts'
import { type Choice, dampingOf, strongestPairs } from './pairs.ts'

/** Neighbours kept per work. */
const neighbourCount = 100
/** Added to the denominator, so that pairs few members share weigh little. */
const shrinkage = 1

interface Adjustment extends Partial<Pick<Choice, 'count' | 'fewest' | 'oneIn'>> {
  /** Changes a weight; 0 leaves the pair out. */
  adjust?: (weight: number, from: number, to: number) => number
}

/**
 * Weights between works by damped asymmetric cosine: members count less the more they like (1 / √likes), and
 * a pair is divided by the popularity of the liked work to the power of `alpha` and that of the other to 1 − `alpha`.
 * @param alpha 0 to 1: .5 suits few likes per work, .7 many
 */
export function trainNeighbours(
  liked: LikedWorks,
  alpha: number,
  { adjust, ...limits }: Adjustment = {},
): Neighbours {
  const popularity = popularityOf(liked)
  const own = popularity.map((members) => members ** alpha)
  const others = popularity.map((members) => members ** (1 - alpha))
  const weigh = (from: number, to: number, sum: number) =>
    sum / (own[from]! * others[to]! + shrinkage)
  return strongestPairs(liked, {
    weightOf: adjust ? (from, to, sum) => adjust(weigh(from, to, sum), from, to) : weigh,
    count: neighbourCount,
    ...limits,
  })
}

/** The members who like each work, each counted with their damping. */
function popularityOf(liked: LikedWorks): Float64Array {
  const damping = dampingOf(liked)
  const popularity = new Float64Array(liked.workCount)
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    for (const work of worksOfMember(liked, member)) popularity[work]! += damping[member]!
  }
  return popularity
}
