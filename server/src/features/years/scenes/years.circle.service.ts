import type { YearOfCircle } from '@medley/contract/library/years'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import { findQuarrel, listBusiest, listCommon } from './years.circle.queries.ts'

const worksMax = 12
const peopleMax = 3

/** A year of the actor and their friends. */
export async function showYearOfCircle(
  { db }: Context,
  actor: Actor,
  { year }: { year: number },
): Promise<YearOfCircle> {
  const [common, quarrel, busiest] = await Promise.all([
    listCommon(db, actor, year, worksMax),
    findQuarrel(db, actor, year),
    listBusiest(db, actor, year, peopleMax),
  ])
  return { common, quarrel: quarrel ?? null, busiest }
}
