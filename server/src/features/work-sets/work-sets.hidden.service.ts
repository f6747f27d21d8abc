import { limits } from '@medley/contract/limits'
import type { CoveredWork } from '@medley/contract/shapes'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { addToSet, hasInSet, removeFromSet, showSet, type WorkName } from './work-sets.service.ts'

/** A page of the works that the actor hides, latest first. */
export function showHiddenWorks(
  ctx: Context,
  actor: Actor,
  page: { limit: number; offset: number },
): Promise<{ items: CoveredWork[]; totalCount: number }> {
  return showSet(ctx, 'hidden_works', actor, page)
}

/** True if the actor hides a work. Throws `work_not_found`. */
export async function showHidden(
  ctx: Context,
  actor: Actor,
  work: WorkName,
): Promise<{ isHidden: boolean }> {
  return { isHidden: await hasInSet(ctx, 'hidden_works', actor, work) }
}

/**
 * Keeps a work from the actor's Explore, strips and feeds; search finds it. Throws `work_not_found`,
 * and `rate_limited` beyond the number of works that a member may hide.
 */
export async function hideWork(
  ctx: Context,
  actor: Actor,
  work: WorkName,
): Promise<{ isHidden: true }> {
  await addToSet(ctx, 'hidden_works', actor, work, limits.hiddenWorksMax)
  return { isHidden: true }
}

/** Shows a hidden work again. Throws `work_not_found`. */
export async function unhideWork(
  ctx: Context,
  actor: Actor,
  work: WorkName,
): Promise<{ isHidden: false }> {
  await removeFromSet(ctx, 'hidden_works', actor, work)
  return { isHidden: false }
}
