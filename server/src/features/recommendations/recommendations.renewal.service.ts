import { type Medium, mediums } from '@medley/contract/medium'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import {
  countLikedWorks,
  listFacts,
  listLikedByFriends,
  listNeighbours,
} from './recommendations.candidates.queries.ts'
import { findTaste, listFamousWorks, listRelatedWorks } from './recommendations.fillers.queries.ts'
import { orderByTaste } from './recommendations.fillers.rules.ts'
import { type Filler, rankWorks, type ScoredWork } from './recommendations.ranking.rules.ts'
import { replaceRecommendations } from './recommendations.renewal.queries.ts'

type Deps = Pick<Context, 'db' | 'clock'>

/** With so many works from the model, nothing has to be filled up. */
const scoredEnough = 120

/** Computes a member's recommendations anew from the neighbours of what they like: of one medium, or of all. */
export async function renewRecommendations(
  ctx: Deps,
  userId: number,
  medium?: Medium,
): Promise<void> {
  for (const one of medium === undefined ? mediums : [medium]) {
    const scored = await listNeighbours(ctx.db, { id: userId }, one)
    await storeRecommendations(ctx, { userId, medium: one, scored })
  }
}

interface Scores {
  userId: number
  medium: Medium
  /** The best works by the neighbours or the model, in any order. */
  scored: readonly ScoredWork[]
}

/** Ranks what a model gives a member together with what friends and facts say, and stores the result. */
export async function storeRecommendations(
  ctx: Deps,
  { userId, medium, scored }: Scores,
): Promise<void> {
  const { db } = ctx
  // Sees no more than any member: an admin's own recommendations name no suspended friends.
  const member: Actor = { id: userId, username: '', isAdmin: false }
  const now = ctx.clock.now()
  const likedCount = await countLikedWorks(db, member, medium)
  const friends = await listLikedByFriends(db, member, medium)
  const fillers = await listFillers(db, member, medium, scored.length)
  const ids = [...scored, ...friends, ...fillers].map(({ workId }) => workId)
  const facts = await listFacts(db, member, [...new Set(ids)], now)
  const ranked = rankWorks({ likedCount, scored, friends, fillers, facts })
  await transaction(db, (tx) =>
    replaceRecommendations(tx, { userId, medium, likedCount, time: now }, ranked),
  )
}

async function listFillers(
  db: Context['db'],
  member: Actor,
  medium: Medium,
  scoredCount: number,
): Promise<Filler[]> {
  const related = await listRelatedWorks(db, member, medium)
  if (scoredCount >= scoredEnough) return related
  const famous = orderByTaste(
    await listFamousWorks(db, medium),
    await findTaste(db, member, medium),
  )
  const known = new Set(related.map(({ workId }) => workId))
  return [...related, ...famous.filter(({ workId }) => !known.has(workId))]
}
