import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { NotForMe, WorkNotForMe } from '@medley/contract/works/not-for-me'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import {
  countWorks,
  deleteWork,
  findSwitch,
  insertWork,
  listWorks,
  type Search,
} from './not-for-me.queries.ts'

interface WorkName {
  id: number
  medium: Medium
}

const isForMe: NotForMe = { isNotForMe: false, alsoFromFeed: false }

/** A page of the works that are not for the actor, latest first. */
export async function showWorksNotForMe(
  ctx: Context,
  actor: Actor,
  { limit, offset, ...search }: Search & { limit: number; offset: number },
): Promise<{ items: WorkNotForMe[]; totalCount: number }> {
  const [items, totalCount] = await Promise.all([
    listWorks(ctx.db, actor, search, { limit, offset }),
    countWorks(ctx.db, actor, search),
  ])
  return { items, totalCount }
}

/** Says if a work is not for the actor. Throws `work_not_found`. */
export async function showNotForMe(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<NotForMe> {
  const work = await requireWork(ctx.db, actor, medium, id)
  const alsoFromFeed = await findSwitch(ctx.db, actor.id, work.id)
  return alsoFromFeed === undefined ? isForMe : { isNotForMe: true, alsoFromFeed }
}

/**
 * Suggests a work to the actor no more; with `alsoFromFeed` posts of others about it leave the actor's feeds, too. Without
 * it that stays as it is. Throws `work_not_found`, and `rate_limited` beyond the number of works of a member.
 */
export async function markNotForMe(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
  { alsoFromFeed }: { alsoFromFeed?: boolean | undefined },
): Promise<NotForMe> {
  const work = await requireWork(ctx.db, actor, medium, id)
  const added = { userId: actor.id, workId: work.id, alsoFromFeed, time: ctx.clock.now() }
  return transaction(ctx.db, async (tx) => {
    const isFromFeed = await insertWork(tx, added, limits.notForMeMax)
    if (isFromFeed === undefined) throw new AppError('rate_limited')
    await ctx.events.marksChanged(tx, { userId: actor.id, medium })
    return { isNotForMe: true, alsoFromFeed: isFromFeed }
  })
}

/** Lets a work be suggested to the actor again. Throws `work_not_found`. */
export async function unmarkNotForMe(
  ctx: Context,
  actor: Actor,
  { id, medium }: WorkName,
): Promise<NotForMe> {
  const work = await requireWork(ctx.db, actor, medium, id)
  await transaction(ctx.db, async (tx) => {
    await deleteWork(tx, actor.id, work.id)
    await ctx.events.marksChanged(tx, { userId: actor.id, medium })
  })
  return isForMe
}
