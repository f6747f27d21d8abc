import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { CoveredWork } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { wantRenewal } from '../recommendations/recommendations.waiting.service.ts'
import { requireWork } from '../works/works.service.ts'
import {
  deleteHiddenWork,
  insertHiddenWork,
  isHidden,
  listHiddenWorksOf,
} from './hidden-works.queries.ts'

interface WorkName {
  id: number
  medium: Medium
}

/** A page of the works that the actor hides, latest first. */
export async function showHiddenWorks(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: CoveredWork[]; totalCount: number }> {
  const rows = await listHiddenWorksOf(ctx.db, actor, page)
  return { items: rows.map(({ work }) => work), totalCount: rows[0]?.total ?? 0 }
}

/** Whether the actor hides a work. Throws `work_not_found`. */
export async function showHidden(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<{ isHidden: boolean }> {
  const work = await requireWork(ctx.db, actor, medium, id)
  return { isHidden: await isHidden(ctx.db, actor.id, work.id) }
}

/**
 * Keeps a work from the actor's Explore, strips and feeds; search finds it. Throws `work_not_found`,
 * and `rate_limited` beyond the number of works that a member may hide.
 */
export async function hideWork(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<{ isHidden: true }> {
  const work = await requireWork(ctx.db, actor, medium, id)
  const added = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
  await transaction(ctx.db, async (tx) => {
    const isAdded = await insertHiddenWork(tx, added, limits.hiddenWorksMax)
    if (!isAdded) throw new AppError('rate_limited')
    await wantRenewal(ctx, tx, actor.id, medium)
  })
  return { isHidden: true }
}

/** Shows a hidden work again. Throws `work_not_found`. */
export async function unhideWork(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<{ isHidden: false }> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await transaction(ctx.db, async (tx) => {
    await deleteHiddenWork(tx, actor.id, work.id)
    await wantRenewal(ctx, tx, actor.id, medium)
  })
  return { isHidden: false }
}
