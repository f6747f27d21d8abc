import { type Figures, judge } from '../../server/src/features/recommendations/model/judge.ts'
import { likeOf } from '../../server/src/features/recommendations/model/like-of.ts'
import { likedWorksOf } from '../../server/src/features/recommendations/model/liked-works.ts'
import type { Model } from '../../server/src/features/recommendations/model/model.ts'

/** Ratings of a member, by the numbers of the works. */
export interface RatedWorks {
  works: { work: number; rating: number }[]
}

/** Facts by which works are spread on the screen, as in `listWorkIdsToRate`. */
export interface SpreadFacts {
  decade: string
  genre: string
  creator: string
}

/** Each further work of the same decade, genre or creator falls behind by some places, as on the screen. */
export function spreadOut<Work>(works: readonly Work[], factsOf: (work: Work) => SpreadFacts) {
  const times = new Map<string, number>()
  const count = (key: string) => {
    times.set(key, (times.get(key) ?? 0) + 1)
    return times.get(key) ?? 0
  }
  return works
    .map((work, index) => {
      const { decade, genre, creator } = factsOf(work)
      const weight = 6 * count(`d ${decade}`) + 3 * count(`g ${genre}`) + 25 * count(`c ${creator}`)
      return { work, weight: index + weight }
    })
    .sort((a, b) => a.weight - b.weight)
    .map(({ work }) => work)
}

/** The likes of members; `leastLikes` leaves out those with fewer. */
export function likesOf(members: readonly RatedWorks[], workCount: number, leastLikes = 0) {
  const rows = members.map(({ works }) =>
    works.flatMap(({ work, rating }) =>
      likeOf(rating) > 0 ? [{ work, pull: likeOf(rating) }] : [],
    ),
  )
  return likedWorksOf(
    rows.filter((row) => row.length >= leastLikes),
    workCount,
  )
}

/** Of each member, in turn, so many parts are what has to be found and cannot be answered. */
const parts = 3

/**
 * Members answer which of the shown works they know. Judges what a model recommends after that, and counts how
 * many of the works they know.
 */
export function judgeAnswers(
  model: Model,
  shown: ReadonlySet<number>,
  { members, workCount, random }: Members,
): Figures & { known: number } {
  const given: { work: number; pull: number }[][] = []
  const wanted: Int32Array[] = []
  let known = 0
  for (const { works } of members) {
    const answers = works.filter(({ work }) => shown.has(work))
    known += answers.length
    const offset = Math.floor(random() * parts)
    const partOf = new Map(works.map(({ work }, index) => [work, (index + offset) % parts]))
    const likes = works
      .map(({ work, rating }) => ({ work, pull: likeOf(rating) }))
      .filter(({ pull }) => pull > 0)
    for (let part = 0; part < parts; part += 1) {
      const missing = likes.filter(({ work }) => partOf.get(work) === part)
      if (missing.length === 0) continue
      given.push(likes.filter(({ work }) => shown.has(work) && partOf.get(work) !== part))
      wanted.push(Int32Array.from(missing, ({ work }) => work))
    }
  }
  const figures = judge(model, { given: likedWorksOf(given, workCount), wanted })
  return { ...figures, known: known / members.length }
}

export interface Members {
  members: readonly RatedWorks[]
  workCount: number
  random: () => number
}
