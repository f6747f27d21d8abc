import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { upsertViews } from './recommendations.views.queries.ts'
import { scheduleRenewal } from './build/recommendations.scheduling.service.ts'

/**
 * Notes that the actor saw works recommended, each once a day; ids of others count for nothing. Works
 * that begin to rest make room for others.
 */
export function countViews(
  ctx: Context,
  actor: Actor,
  { workIds }: { workIds: readonly number[] },
): Promise<{ counted: number }> {
  return transaction(ctx.db, async (tx) => {
    const counted = await upsertViews(tx, actor.id, workIds, ctx.clock.now())
    if (counted.some(({ rests }) => rests)) await scheduleRenewal(ctx, tx, actor.id)
    return { counted: counted.length }
  })
}
