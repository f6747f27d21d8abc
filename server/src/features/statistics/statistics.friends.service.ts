import type { StatisticsWithFriends } from '@medley/contract/library/statistics'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import {
  listFurthest,
  listLoved,
  listRatedByFriends,
  listTogether,
  listUnseen,
} from './statistics.friends.queries.ts'
import type { Period } from './statistics.service.ts'
import { rangeOf } from './statistics.visibility.ts'

/** The actor's works of a period beside what each friend shows. */
export async function showOwnWithFriends(
  ctx: Context,
  actor: Actor,
  period: Omit<Period, 'userId'>,
): Promise<StatisticsWithFriends> {
  const range = rangeOf({ ...period, userId: actor.id })
  const [rated, together, loved, unseen, furthest] = await Promise.all([
    listRatedByFriends(ctx.db, actor, range),
    listTogether(ctx.db, actor, range),
    listLoved(ctx.db, actor, range),
    listUnseen(ctx.db, actor, range),
    listFurthest(ctx.db, actor, range),
  ])
  const ratedAs = (wanted: boolean) =>
    rated.flatMap(({ isAgreed, ...one }) => (isAgreed === wanted ? [one] : []))
  return { agreed: ratedAs(true), differed: ratedAs(false), together, loved, unseen, furthest }
}
