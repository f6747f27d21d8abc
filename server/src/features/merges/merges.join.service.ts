import type { Medium } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findDetails, requireWork } from '../works/works.service.ts'
import { isHeldAlone, lockPair } from './merges.queries.ts'
import { mergePair } from './merges.service.ts'
import type { MergePair } from '../../ports/merge-target.ts'

/**
 * Merges a work that the actor added, and that nobody else uses, into the one that it is. Throws
 * `work_not_found`, `forbidden` for a work of others, and `merge_refused` as `mergeWork`.
 */
export function joinOwnWork(
  ctx: Context,
  actor: Actor,
  medium: Medium,
  pair: MergePair,
): Promise<WorkDetails> {
  return transaction(ctx.db, async (tx) => {
    for (const id of [pair.fromId, pair.intoId]) await requireWork(tx, actor, medium, id)
    await lockPair(tx, pair)
    if (!(await isHeldAlone(tx, actor, pair.fromId))) throw new AppError('forbidden')
    await mergePair(ctx, tx, { medium, ...pair }, { userId: actor.id, time: ctx.clock.now() })
    const work = await findDetails(tx, actor, { medium, id: pair.intoId })
    if (!work) throw notFound('work')
    return work
  })
}
