import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import type { ChartPrior } from './charts.rules.ts'

export interface ScoredWork {
  id: number
  medium: Medium
}

interface Span {
  afterId: number
  limit: number
}

/** Confirmed works whose ratings changed in number or sum since they were scored, by id. */
export async function listChangedWorks(
  handle: Handle,
  { afterId, limit }: Span,
): Promise<ScoredWork[]> {
  const { rows } = await sql<ScoredWork>`
    select work_id as id, medium from work_counts
    where is_listed and work_id > ${afterId}
      and (reviewer_count, rating_sum) <> (scored_reviewer_count, scored_rating_sum)
    order by work_id limit ${limit}
  `.execute(handle)
  return rows
}

/** Confirmed works with ratings, or with a score that has lost them, by id. */
export async function listRatedWorks(
  handle: Handle,
  { afterId, limit }: Span,
): Promise<ScoredWork[]> {
  const { rows } = await sql<ScoredWork>`
    select work_id as id, medium from work_counts
    where is_listed and work_id > ${afterId} and (reviewer_count > 0 or chart_score is not null)
    order by work_id limit ${limit}
  `.execute(handle)
  return rows
}

/** Works with reviews under report, or whose case closed since a time, or by members suspended since. */
export async function listModeratedWorks(
  handle: Handle,
  since: Date,
  { afterId, limit }: Span,
): Promise<ScoredWork[]> {
  const { rows } = await sql<ScoredWork>`
    select distinct work_id as id, medium from (
      select work_id, medium from reviews where id in (
        select item_id from report_cases
        where type = 'review' and (time_closed is null or time_closed >= ${since})
      )
      union all
      select work_id, medium from reviews
      where author_id in (select user_id from suspensions where time_suspended >= ${since})
    ) as moderated
    where work_id > ${afterId}
    order by work_id limit ${limit}
  `.execute(handle)
  return rows
}

export async function findPriors(handle: Handle): Promise<ReadonlyMap<Medium, ChartPrior>> {
  const { rows } = await sql<ChartPrior & { medium: Medium }>`
    select medium, mean, weight, variance from chart_priors
  `.execute(handle)
  return new Map(rows.map(({ medium, ...prior }) => [medium, prior]))
}

export async function upsertPrior(
  handle: Handle,
  medium: Medium,
  { mean, weight, variance, works, time }: ChartPrior & { works: number; time: Date },
): Promise<void> {
  const values = { mean, weight, variance, work_count: works, time_estimated: time }
  await handle
    .insertInto('chart_priors')
    .values({ medium, ...values })
    .onConflict((conflict) => conflict.column('medium').doUpdateSet(values))
    .execute()
}
