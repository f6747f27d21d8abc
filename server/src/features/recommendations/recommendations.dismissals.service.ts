import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { CoveredWork } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import {
  deleteDismissedWork,
  insertDismissedWork,
  listDismissedWorksOf,
} from './recommendations.dismissals.queries.ts'
import { wantRenewal } from './recommendations.waiting.service.ts'

interface WorkName {
  id: number
  medium: Medium
}

/** A page of the works that the actor dismissed, latest first. */
export async function showDismissedWorks(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: CoveredWork[]; totalCount: number }> {
  const rows = await listDismissedWorksOf(ctx.db, actor, page)
  return { items: rows.map(({ work }) => work), totalCount: rows[0]?.total ?? 0 }
}

/**
 * Recommends a work no more to the actor. Throws `work_not_found`, and `rate_limited` beyond the number
 * of works that a member may dismiss.
 */
export async function dismissWork(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<{ isDismissed: true }> {
  const work = await requireWork(ctx.db, actor, medium, id)
  const added = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
  await transaction(ctx.db, async (tx) => {
    const isAdded = await insertDismissedWork(tx, added, limits.dismissedWorksMax)
    if (!isAdded) throw new AppError('rate_limited')
    await wantRenewal(ctx, tx, actor.id, medium)
  })
  return { isDismissed: true }
}

/** Lets a dismissed work be recommended again. Throws `work_not_found`. */
export async function undismissWork(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<{ isDismissed: false }> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await transaction(ctx.db, async (tx) => {
    await deleteDismissedWork(tx, actor.id, work.id)
    await wantRenewal(ctx, tx, actor.id, medium)
  })
  return { isDismissed: false }
}
