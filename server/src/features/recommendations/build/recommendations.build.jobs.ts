import { mediums } from '@medley/contract/values/medium'
import { z } from 'zod'
import type { Context } from '../../../context.ts'
import { defineJob } from '../../../jobs/job-kind.ts'
import { buildMedium } from './recommendations.build.service.ts'
import { hasAnyRun } from './recommendations.runs.queries.ts'

/** Learns from all ratings which works are similar, one medium after the other. */
export const buildRecommendationsJob = defineJob({
  name: 'build-recommendations',
  payload: z.object({}),
  schedule: '40 3 * * *',
  singleton: true,
  run: async (ctx: Context, _, job) => {
    for (const medium of mediums) await buildMedium(ctx, medium, job)
  },
})

/** The first requests of a new instance come first. */
const firstBuildAfterSeconds = 30

/** Enqueues the first build of an instance, so that the shipped neighbours do not wait for the night. */
export async function enqueueFirstBuild({ db, jobs }: Pick<Context, 'db' | 'jobs'>): Promise<void> {
  if (await hasAnyRun(db)) return
  await jobs.enqueue(db, buildRecommendationsJob, {}, { afterSeconds: firstBuildAfterSeconds })
}
