import type { Medium } from '@medley/contract/medium'
import type { CoveredWork } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import {
  countWorksOfSet,
  deleteFromSet,
  insertIntoSet,
  isInSet,
  listWorksOfSet,
  type WorkSet,
} from './work-sets.queries.ts'

export interface WorkName {
  id: number
  medium: Medium
}

/** A page of the actor's set, latest first. */
export async function showSet(
  ctx: Context,
  set: WorkSet,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: CoveredWork[]; totalCount: number }> {
  const [items, totalCount] = await Promise.all([
    listWorksOfSet(ctx.db, set, actor, page),
    countWorksOfSet(ctx.db, set, actor),
  ])
  return { items, totalCount }
}

/** True if a work is in the actor's set. Throws `work_not_found`. */
export async function hasInSet(
  ctx: Context,
  set: WorkSet,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<boolean> {
  const work = await requireWork(ctx.db, actor, medium, id)
  return isInSet(ctx.db, set, actor.id, work.id)
}

/**
 * Adds a work to the actor's set. Throws `work_not_found`, and
 * `rate_limited` if the set has `max` others.
 */
export async function addToSet(
  ctx: Context,
  set: WorkSet,
  actor: Actor,
  { id, medium }: WorkName,
  max: number,
): Promise<void> {
  const work = await requireWork(ctx.db, actor, medium, id)
  const added = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
  await transaction(ctx.db, async (tx) => {
    const isAdded = await insertIntoSet(tx, set, added, max)
    if (!isAdded) throw new AppError('rate_limited')
    await ctx.events.marksChanged(tx, { userId: actor.id, medium })
  })
}

/** Removes a work from the actor's set. Throws `work_not_found`. */
export async function removeFromSet(
  ctx: Context,
  set: WorkSet,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<void> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await transaction(ctx.db, async (tx) => {
    await deleteFromSet(tx, set, actor.id, work.id)
    await ctx.events.marksChanged(tx, { userId: actor.id, medium })
  })
}
