import { limits } from '@medley/contract/limits'
import type { CoveredWork } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { addToSet, removeFromSet, showSet, type WorkName } from '../work-sets/work-sets.service.ts'

/** A page of the works that the actor dismissed, latest first. */
export function showDismissedWorks(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: CoveredWork[]; totalCount: number }> {
  return showSet(ctx, 'dismissed_works', actor, page)
}

/**
 * Recommends a work no more to the actor. Throws `work_not_found`, and `rate_limited` beyond the number
 * of works that a member may dismiss.
 */
export async function dismissWork(
  ctx: Context,
  actor: Actor,
  work: WorkName,
): Promise<{ isDismissed: true }> {
  await addToSet(ctx, 'dismissed_works', actor, work, limits.dismissedWorksMax)
  return { isDismissed: true }
}

/** Lets a dismissed work be recommended again. Throws `work_not_found`. */
export async function undismissWork(
  ctx: Context,
  actor: Actor,
  work: WorkName,
): Promise<{ isDismissed: false }> {
  await removeFromSet(ctx, 'dismissed_works', actor, work)
  return { isDismissed: false }
}
