import { trainNeighbours } from './items.ts'
import { firstWorks, ndcg } from './judge.ts'
import {
  countMembers,
  type LikedWorks,
  likedWorksOf,
  memberCountOf,
  worksOfMember,
} from './liked-works.ts'
import type { Model } from './model.ts'
import { itemModel } from './neighbours.ts'
import { filledUp, trainPopularity } from './popularity.ts'
import { valueAt } from './value-at.ts'

interface Settings {
  random: () => number
  /** Members who like both works of a pair, at least. */
  fewest?: number
}

/** Suits few likes per work. */
const alpha = 0.5
/** About so many members are enough, chosen at random. */
const membersMax = 4000
/** A gain is judged by so many members of each half. */
const judgesMax = 60
/** Added to the number of judges, so that the gain of a work that few like counts little. */
const shrinkage = 5
/** A member with fewer likes has too little to find. */
const fewestLikes = 5

/**
 * Orders works by what liking them tells: how much better what else a member likes is found from the work than by
 * popularity (nDCG@100). Each place goes to the work that adds most over all members to the best that the works
 * before it tell, so that works that the same members like do not follow each other.
 */
export function tellingWorks(
  liked: LikedWorks,
  pool: readonly number[],
  { random, fewest }: Settings,
): number[] {
  const likes = Array.from({ length: memberCountOf(liked) }, (_, member) =>
    worksOfMember(liked, member),
  )
  const members = someOf(
    likes.filter((works) => works.length >= fewestLikes),
    random,
  )
  const halves = Map.groupBy(members, () => random() < 0.5)
  const [one = [], other = []] = [halves.get(true), halves.get(false)]
  const rounds = [
    gainsOf(pool, { learning: one, judging: other, fewest, workCount: liked.workCount }),
    gainsOf(pool, { learning: other, judging: one, fewest, workCount: liked.workCount }),
  ]
  const gains = pool.map((_, index) => {
    const sum = rounds.reduce((total, round) => total + valueAt(round, index).sum, 0)
    const judges = rounds.reduce((total, round) => total + valueAt(round, index).judges, 0)
    return Math.max(0, sum / (judges + shrinkage))
  })
  return inOrderOfGain(pool, gains, members)
}

function someOf<T>(all: readonly T[], random: () => number): readonly T[] {
  return all.length <= membersMax ? all : all.filter(() => random() < membersMax / all.length)
}

/** The works that most members like, at most `count`. */
export function mostLiked(liked: LikedWorks, count: number): number[] {
  const counts = countMembers(liked)
  return [...counts.keys()]
    .filter((work) => valueAt(counts, work) > 0)
    .sort((a, b) => valueAt(counts, b) - valueAt(counts, a) || a - b)
    .slice(0, count)
}

interface Halves {
  learning: readonly Int32Array[]
  judging: readonly Int32Array[]
  fewest: number | undefined
  workCount: number
}

/** For each work, the sum of the gains of members who like it and were not learnt from. */
function gainsOf(pool: readonly number[], { learning, judging, fewest, workCount }: Halves) {
  const learnt = alikeOf(learning, workCount)
  const limits = fewest === undefined ? {} : { fewest }
  const model = filledUp(itemModel(trainNeighbours(learnt, alpha, limits)), learnt)
  const popularity = trainPopularity(learnt)
  const scores = new Float64Array(workCount)
  // The same for all who like the work: it is all that is known of them.
  const firstAfter = (given: Model, work: number) =>
    firstWorks(given, Int32Array.of(work), Float32Array.of(1), scores)
  return pool.map((work) => {
    const [found, popular] = [firstAfter(model, work), firstAfter(popularity, work)]
    const judges = judging.filter((works) => works.includes(work)).slice(0, judgesMax)
    const gains = judges.map((works) => {
      const wanted = new Set(works.filter((other) => other !== work))
      return ndcg(found, wanted) - ndcg(popular, wanted)
    })
    return { judges: judges.length, sum: gains.reduce((sum, gain) => sum + gain, 0) }
  })
}

/** Members who like works equally. */
function alikeOf(rows: readonly Int32Array[], workCount: number): LikedWorks {
  return likedWorksOf(
    rows.map((works) => Array.from(works, (work) => ({ work, pull: 1 }))),
    workCount,
  )
}

function inOrderOfGain(
  pool: readonly number[],
  gains: readonly number[],
  likes: readonly Int32Array[],
): number[] {
  const gainedBy = likes.map(() => 0)
  const likedBy = pool.map((work) =>
    likes.flatMap((works, member) => (works.includes(work) ? [member] : [])),
  )
  const left = new Set(pool.keys())
  const added = (index: number) =>
    valueAt(likedBy, index).reduce(
      (sum, member) => sum + Math.max(0, valueAt(gains, index) - valueAt(gainedBy, member)),
      0,
    )
  const order: number[] = []
  while (left.size > 0) {
    const [best] = [...left]
      .map((index) => ({ index, added: added(index) }))
      .sort((a, b) => b.added - a.added || a.index - b.index)
    if (!best || best.added <= 0) break
    left.delete(best.index)
    order.push(valueAt(pool, best.index))
    for (const member of valueAt(likedBy, best.index)) {
      gainedBy[member] = Math.max(valueAt(gainedBy, member), valueAt(gains, best.index))
    }
  }
  return order
}
