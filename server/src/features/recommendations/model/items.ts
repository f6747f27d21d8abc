import { type LikedWorks, memberCountOf, worksOfMember } from './liked-works.ts'
import { type Neighbours, transposed } from './neighbours.ts'
import { type Choice, dampingOf, strongestPairs } from './pairs.ts'
import { addAt, valueAt } from './value-at.ts'

/** Works kept that speak for one. */
const neighbourCount = 100
/** Added to the denominator, so that pairs few members share weigh little. */
const shrinkage = 1

/** The works that speak most for each: the other way round, works that few like would never be found. */
export function trainNeighbours(
  liked: LikedWorks,
  alpha: number,
  limits: Partial<Pick<Choice, 'count' | 'fewest'>> = {},
): Neighbours {
  const weightOf = itemWeights(liked, alpha)
  return transposed(
    strongestPairs(liked, {
      weightOf: (to, from, sum) => weightOf(from, to, sum),
      count: neighbourCount,
      ...limits,
    }),
  )
}

/**
 * Weights between works by damped asymmetric cosine: members count less the more they like (1 / √likes), and
 * a pair is divided by the popularity of the liked work to the power of `alpha` and that of the other to 1 − `alpha`.
 * @param alpha 0 to 1: .5 suits few likes per work, .7 many
 */
export function itemWeights(liked: LikedWorks, alpha: number): Choice['weightOf'] {
  const popularity = popularityOf(liked)
  const own = popularity.map((members) => members ** alpha)
  const others = popularity.map((members) => members ** (1 - alpha))
  return (from, to, sum) => sum / ((own[from] ?? 0) * (others[to] ?? 0) + shrinkage)
}

/** The members who like each work, each counted with their damping. */
function popularityOf(liked: LikedWorks): Float64Array {
  const damping = dampingOf(liked)
  const popularity = new Float64Array(liked.workCount)
  for (let member = 0; member < memberCountOf(liked); member += 1) {
    for (const work of worksOfMember(liked, member))
      addAt(popularity, work, valueAt(damping, member))
  }
  return popularity
}
