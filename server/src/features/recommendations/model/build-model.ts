import { countMembers, type LikedWorks, memberCountOf } from './liked-works.ts'
import type { MemberWorks } from './member-works.ts'
import { itemModel, type Neighbour, packNeighbours, sumOf } from './neighbours.ts'
import {
  joinedRows,
  type MemberScores,
  type NeighbourRow,
  pairsOf,
  scaledTo,
  scoresOf,
} from './publish.ts'
import { seededRandom } from './random.ts'
import { mostLiked, tellingWorks } from './telling.ts'
import { trainBest } from './train.ts'
import { valueAt } from './value-at.ts'

/** Pairs of the shipped file between works of the database. */
export interface ShippedPair {
  workId: number
  neighbourId: number
  weight: number
}

export interface BuildSettings {
  /** Added to the model's own pairs; none where there are likes enough. */
  shipped: readonly ShippedPair[]
  /** Works of EASE^R. */
  densest: number
}

/** Result of the build. */
export interface BuildReport {
  outcome: 'published' | 'not better than popularity' | 'too few ratings'
  method: string | null
  works: number
  members: number
  likes: number
  ndcg: number | null
  ndcgOfPopularity: number | null
}

export interface Built {
  report: BuildReport
  /** Empty if nothing is published, as are the others. */
  rows: Iterable<NeighbourRow>
  /** Ids of well-known works, by what liking them tells. */
  telling: number[]
  scores: Iterable<MemberScores>
}

/** Share of the shipped neighbours' weights beside the own ones. */
const shippedShare = 1 / 3
/** With fewer likes, chance decides which model seems best: the neighbours that come with the product do better. */
export const fewestLikes = 2000
/** Of fewer members, nearly any two works are liked by the same. */
export const fewestMembers = 20
/** From this many likes on, the shipped neighbours add nothing. */
export const enoughLikes = 5000
/** So many of the works that most members like are ordered by what they tell; of more, a new member knows too few. */
export const tellingPool = 30
/** The same ratings are judged alike each night. */
const seed = 1

/** Trains the best model for what members like; publishes nothing that does not beat popularity. */
export function buildModel(members: MemberWorks, { shipped, densest }: BuildSettings): Built {
  for (const { workId, neighbourId } of shipped) {
    members.numberOf(workId)
    members.numberOf(neighbourId)
  }
  const { liked, ids } = members
  const isEnough = liked.works.length >= fewestLikes && memberCountOf(liked) >= fewestMembers
  const verdict = isEnough ? trainBest(liked, seededRandom(seed), { densest }) : null
  const report = reportOf(liked, verdict)
  if (!verdict?.best) return { report, rows: [], telling: [], scores: [] }
  const { method, model } = verdict.best
  const own = pairsOf(model, liked)
  const added =
    shipped.length > 0 ? scaledTo(own, neighboursIn(shipped, members), shippedShare) : null
  const whole = added ? sumOf(model, itemModel(added)) : model
  return {
    report: { ...report, outcome: 'published', method },
    rows: joinedRows(own, added, ids),
    telling: tellingWorks(liked, mostLiked(liked, tellingPool), { random: seededRandom(seed) }).map(
      (work) => valueAt(ids, work),
    ),
    scores: scoresOf(whole, members.active, ids),
  }
}

function reportOf(liked: LikedWorks, verdict: ReturnType<typeof trainBest> | null): BuildReport {
  return {
    outcome: verdict === null ? 'too few ratings' : 'not better than popularity',
    method: null,
    works: countMembers(liked).filter((count) => count > 0).length,
    members: memberCountOf(liked),
    likes: liked.works.length,
    ndcg: verdict?.figures.ndcg100 ?? null,
    ndcgOfPopularity: verdict?.popularity.ndcg100 ?? null,
  }
}

function neighboursIn(shipped: readonly ShippedPair[], members: MemberWorks) {
  const rows = members.ids.map((): Neighbour[] => [])
  for (const { workId, neighbourId, weight } of shipped) {
    valueAt(rows, members.numberOf(workId)).push({
      work: members.numberOf(neighbourId),
      weight,
      support: 0,
    })
  }
  return packNeighbours(rows)
}
