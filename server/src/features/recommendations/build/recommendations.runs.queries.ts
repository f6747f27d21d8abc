import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { BuildReport } from '../model/build-model.ts'
import type { MediumState } from '../recommendations.ranking.rules.ts'
import type { Effort } from '../model/trainer-messages.ts'

/** One build of a medium's neighbours. */
export interface ModelRun extends BuildReport {
  medium: Medium
  /** Works whose neighbours come from the shipped file, at least in part. */
  shippedWorks: number
  cpuSeconds: number
  timeBuilt: Date
}

/** Notes a run once per job and medium. */
export async function insertModelRun(tx: Tx, jobId: string, run: ModelRun & Effort): Promise<void> {
  await tx
    .insertInto('model_runs')
    .values({
      job_id: jobId,
      medium: run.medium,
      time_built: run.timeBuilt,
      outcome: run.outcome,
      method: run.method,
      works: run.works,
      members: run.members,
      ratings: run.likes,
      ndcg: run.ndcg,
      ndcg_of_popularity: run.ndcgOfPopularity,
      shipped_works: run.shippedWorks,
      cpu_seconds: run.cpuSeconds,
      storing_seconds: run.storingSeconds,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True if this job has built the medium already. */
export async function hasBuilt(handle: Handle, jobId: string, medium: Medium): Promise<boolean> {
  const row = await handle
    .selectFrom('model_runs')
    .select('id')
    .where('job_id', '=', jobId)
    .where('medium', '=', medium)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasAnyRun(handle: Handle): Promise<boolean> {
  const row = await handle.selectFrom('model_runs').select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** The latest runs of each medium, newest first. */
export async function listModelRuns(handle: Handle, perMedium: number): Promise<ModelRun[]> {
  const { rows } = await sql<ModelRun>`
    select medium, time_built as "timeBuilt", outcome, method, works, members, ratings as likes,
      ndcg, ndcg_of_popularity as "ndcgOfPopularity", shipped_works as "shippedWorks",
      cpu_seconds as "cpuSeconds"
    from (
      select *, row_number() over (partition by medium order by time_built desc, id desc) as place
      from model_runs
    ) as run
    where place <= ${perMedium}
    order by time_built desc, id desc
  `.execute(handle)
  return rows
}

/** The likes that the model in use learnt from; 0 without one. */
export async function findModelLikes(handle: Handle, medium: Medium): Promise<number> {
  const { rows } = await sql<{ likes: number }>`
    select case when method is null then 0 else ratings end as likes from model_runs
    where medium = ${medium} order by time_built desc, id desc limit 1
  `.execute(handle)
  return rows[0]?.likes ?? 0
}

/** Works count as rated by many from so many reviewers on. */
const manyReviewers = 20

/** Returns facts about a medium as a whole. Reads the counts of all rated works. */
export async function getMediumState(handle: Handle, medium: Medium): Promise<MediumState> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_disc(0.5) within group (order by reviewer_count) as median from work_counts
    where medium = ${medium} and is_listed and reviewer_count > 0
    having max(reviewer_count) >= ${manyReviewers}
  `.execute(handle)
  return {
    modelLikes: await findModelLikes(handle, medium),
    newcomersBelow: rows[0]?.median ?? null,
  }
}
