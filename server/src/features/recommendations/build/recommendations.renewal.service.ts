import { type Medium, mediums } from '@medley/contract/values/medium'
import { memberOf } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { type Handle, transaction } from '../../../db/transaction.ts'
import {
  countLikedWorks,
  listCandidates,
  listLikedByFriends,
  listNeighbours,
  listRelatedIds,
  type Scored,
} from '../recommendations.candidates.queries.ts'
import { listNamesakes } from '../similar/recommendations.counterparts.queries.ts'
import { counterpartsOf, isTieIn } from '../similar/recommendations.counterparts.rules.ts'
import {
  type Counterpart,
  type MediumState,
  rankWorks,
  weightOfFacts,
} from '../recommendations.ranking.rules.ts'
import { replaceRecommendations } from './recommendations.renewal.queries.ts'
import { getMediumState } from './recommendations.runs.queries.ts'
import { listLikedFacts } from '../recommendations.taste.queries.ts'
import type { LikedFacts } from '../recommendations.taste.rules.ts'

type Deps = Pick<Context, 'db' | 'clock'>

/** With so many works from a model that learnt enough, no well-known ones are needed. */
const scoredEnough = 120
const littleWeight = 0.3
/** Well-known works that are looked at. */
const famousMax = 300

/** Computes a member's recommendations anew from the neighbours of what they like: of one medium, or of all. */
export async function renewRecommendations(
  ctx: Deps,
  userId: number,
  medium?: Medium,
): Promise<void> {
  for (const one of medium === undefined ? mediums : [medium]) {
    const scored = await listNeighbours(ctx.db, { id: userId }, one)
    const state = await getMediumState(ctx.db, one)
    await storeRecommendations(ctx, { userId, medium: one, scored, state })
  }
}

interface Grounds {
  userId: number
  medium: Medium
  /** By the neighbours or the model. */
  scored: Scored
  state: MediumState
}

/** Ranks what a model gives a member together with what friends and facts say, and stores the result. */
export async function storeRecommendations(
  ctx: Deps,
  { userId, medium, scored, state }: Grounds,
): Promise<void> {
  const { db } = ctx
  // Sees no more than any member: an admin's own recommendations name no suspended friends.
  const member = memberOf(userId)
  const now = ctx.clock.now()
  const likedCount = await countLikedWorks(db, member, medium)
  const liked = await listLikedFacts(db, member, medium)
  const friends = await listLikedByFriends(db, member, medium)
  const counterparts = await listCounterparts(db, liked, medium)
  const related = await listRelatedIds(db, liked, medium)
  const scoredIds = [...scored.works, ...friends, ...counterparts].map(({ workId }) => workId)
  const knowsEnough =
    scored.works.length >= scoredEnough && weightOfFacts(state.modelLikes) < littleWeight
  const candidates = await listCandidates(db, member, {
    medium,
    now,
    workIds: [...new Set([...scoredIds, ...related])],
    famous: knowsEnough ? 0 : famousMax,
  })
  const ranked = rankWorks({
    ...state,
    medium,
    likedCount,
    liked,
    candidates: medium === 'book' ? candidates.filter((book) => !isTieIn(book, liked)) : candidates,
    scored: scored.works,
    coverage: scored.coverage,
    friends,
    counterparts,
  })
  await transaction(db, (tx) =>
    replaceRecommendations(tx, { userId, medium, likedCount, time: now }, ranked),
  )
}

async function listCounterparts(
  handle: Handle,
  liked: readonly LikedFacts[],
  medium: Medium,
): Promise<Counterpart[]> {
  const others = liked.filter((work) => work.medium !== medium && work.medium !== 'podcast')
  if (others.length === 0 || medium === 'podcast') return []
  const ids = others.map(({ workId }) => workId)
  return counterpartsOf(others, await listNamesakes(handle, ids, medium), medium)
}
