import type {
  ComparedWork,
  TasteComparison,
  TasteNeighbour,
} from '@medley/contract/people/taste-matches'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { loadPeople } from '../friendships/friendships.service.ts'
import { deleteFindable, insertFindable, isFindable } from './taste-matches.findable.queries.ts'
import { findTastePrior, putTastePrior, samplePairs } from './taste-matches.prior.queries.ts'
import {
  isInReach,
  listLikedByBoth,
  listNeighbours,
  listRatedByBoth,
  nameWorks,
} from './taste-matches.queries.ts'
import {
  differencesOf,
  estimateTastePrior,
  extremesOf,
  matchOf,
  type RatedByBoth,
  worksNeeded,
} from './taste-matches.rules.ts'

/** How far the actor and another member differ. Throws `own_item`; `user_not_found`, also across a block. */
export async function compareTastes(
  ctx: Context,
  actor: Actor,
  { userId: otherId }: { userId: number },
): Promise<TasteComparison> {
  if (otherId === actor.id) throw new AppError('own_item')
  if (!(await isInReach(ctx.db, actor, otherId))) throw notFound('user')
  const rated = await listRatedByBoth(ctx.db, actor, otherId)
  const basis = { inCommonCount: rated.length, neededCount: worksNeeded }
  if (rated.length < worksNeeded) return { ...basis, match: null, closest: [], furthest: [] }
  const { closest, furthest } = extremesOf(rated)
  const works = await nameCompared(ctx.db, actor, [...closest, ...furthest])
  return {
    ...basis,
    match: matchOf(await findTastePrior(ctx.db), differencesOf(rated)),
    closest: closest.flatMap(({ workId }) => works.get(workId) ?? []),
    furthest: furthest.flatMap(({ workId }) => works.get(workId) ?? []),
  }
}

async function nameCompared(
  handle: Handle,
  actor: Actor,
  rated: readonly RatedByBoth[],
): Promise<ReadonlyMap<number, ComparedWork>> {
  const works = await nameWorks(
    handle,
    actor,
    rated.map(({ workId }) => workId),
  )
  const byId = new Map(works.map((work) => [work.id, work]))
  return new Map(
    rated.flatMap(({ workId, ...ratings }) => {
      const work = byId.get(workId)
      return work ? [[workId, { work, ...ratings }] as const] : []
    }),
  )
}

const likedShownMax = 5

/** A page of findable members who differ least from the actor; none unless the actor is findable. */
export async function listTasteNeighbours(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ isFindable: boolean; items: TasteNeighbour[] }> {
  if (!(await isFindable(ctx.db, actor.id))) return { isFindable: false, items: [] }
  const prior = await findTastePrior(ctx.db)
  const rows = await listNeighbours(ctx.db, actor, { prior, worksNeeded, ...page })
  const userIds = rows.map(({ userId }) => userId)
  const [people, likedByBoth] = await Promise.all([
    loadPeople(ctx.db, actor, userIds),
    listLikedByBoth(ctx.db, actor, { userIds, max: likedShownMax }),
  ])
  const byId = new Map(people.map((person) => [person.id, person]))
  const liked = Map.groupBy(likedByBoth, ({ userId }) => userId)
  return {
    isFindable: true,
    items: rows.flatMap((row) => {
      const person = byId.get(row.userId)
      if (!person) return []
      const works = (liked.get(row.userId) ?? []).map(({ work }) => work)
      return [{ person, inCommonCount: row.works, match: matchOf(prior, row), likedByBoth: works }]
    }),
  }
}

export async function showFindability(
  ctx: Context,
  actor: Actor,
): Promise<{ isFindable: boolean }> {
  return { isFindable: await isFindable(ctx.db, actor.id) }
}

export async function changeFindability(
  ctx: Context,
  actor: Actor,
  wanted: { isFindable: boolean },
): Promise<{ isFindable: boolean }> {
  if (wanted.isFindable) await insertFindable(ctx.db, actor.id, ctx.clock.now())
  else await deleteFindable(ctx.db, actor.id)
  return wanted
}

/** Estimates how far any two members differ from a sample of pairs. */
export async function renewTastePrior(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const pairs = await samplePairs(ctx.db, worksNeeded)
  const time = ctx.clock.now()
  await putTastePrior(ctx.db, { ...estimateTastePrior(pairs), pairs: pairs.length, time })
}
