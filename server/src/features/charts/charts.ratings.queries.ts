import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import type { RatingSpread } from './charts.rules.ts'

/**
 * A condition on a row `newest`, the newest rating of a member and work: it counts in charts. Those of
 * suspended members and of reviews under report do not.
 */
const counts: RawBuilder<SqlBool> = sql<SqlBool>`(
  ${isNotSuspended(null, 'newest.author_id')}
  and newest.id <> all (array(
    select item_id from report_cases where type = 'review' and time_closed is null
  ))
)`

/** The newest ratings of each member and work among the reviews of a condition. */
function newestRatings(condition: RawBuilder<SqlBool>) {
  return sql`
    select distinct on (work_id, author_id) id, work_id, author_id, rating
    from reviews where ${condition}
    order by work_id, author_id, time_posted desc, id desc`
}

export interface WeightedRatings {
  workId: number
  ratings: number
  weight: number
  weighted: number
}

/** Locks the counts of works, so that no rating of theirs arrives until the transaction ends. */
export async function lockCounts(tx: Tx, workIds: readonly number[]): Promise<void> {
  await sql`
    select work_id as "workId" from work_counts where work_id = any(${workIds}::integer[])
    order by work_id for no key update
  `.execute(tx)
}

/** The ratings of works that count, weighted by their raters; a work without any has no row. */
export async function sumWeightedRatings(
  handle: Handle,
  workIds: readonly number[],
): Promise<WeightedRatings[]> {
  const { rows } = await sql<WeightedRatings>`
    select newest.work_id as "workId", count(*) as ratings, sum(weight)::double precision as weight,
      sum(weight * rating)::double precision as weighted
    from (${newestRatings(sql`work_id = any(${workIds}::integer[])`)}) as newest
    join chart_raters on chart_raters.user_id = newest.author_id
    where ${counts}
    group by newest.work_id
  `.execute(handle)
  return rows
}

/** The spread of the ratings of each work of a medium that has two or more. */
export async function listRatingSpreads(handle: Handle, medium: Medium): Promise<RatingSpread[]> {
  const { rows } = await sql<RatingSpread>`
    select count(*) as count, sum(rating) as sum, sum(rating * rating) as squares
    from (${newestRatings(sql`medium = ${medium}`)}) as newest
    where ${counts}
    group by newest.work_id having count(*) >= 2
  `.execute(handle)
  return rows
}
