import type { AnswerOf } from '@medley/contract/api'
import type { listModelRuns as listCall, startModelRun } from '@medley/contract/works/model-runs'
import type { Context } from '../../../context.ts'
import { buildRecommendationsJob } from './recommendations.build.jobs.ts'
import { listModelRuns } from './recommendations.runs.queries.ts'

const runsPerMedium = 5

/** The latest builds of each medium, newest first. */
export async function listRuns({ db }: Pick<Context, 'db'>): Promise<AnswerOf<typeof listCall>> {
  const runs = await listModelRuns(db, runsPerMedium)
  return { items: runs.map((run) => ({ ...run, timeBuilt: run.timeBuilt.toISOString() })) }
}

/** Enqueues a build unless one waits. */
export async function startRun({
  db,
  jobs,
}: Pick<Context, 'db' | 'jobs'>): Promise<AnswerOf<typeof startModelRun>> {
  await jobs.enqueue(db, buildRecommendationsJob, {})
  return { isQueued: true }
}
