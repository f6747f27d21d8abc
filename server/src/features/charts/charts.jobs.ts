import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { renewCharts, scoreChangedWorks } from './charts.scoring.service.ts'

/** Scores works whose ratings changed. Every ten minutes: a young instance's first ratings soon show. */
export const scoreWorksJob = defineJob({
  name: 'charts-score',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  leaseSeconds: 120,
  run: (ctx: Pick<Context, 'db' | 'clock'>, _, job) => scoreChangedWorks(ctx, job),
})

/** Estimates the priors and scores every rated work. */
export const renewChartsJob = defineJob({
  name: 'charts-renew',
  payload: z.object({}),
  schedule: '10 3 * * *',
  leaseSeconds: 120,
  run: (ctx: Pick<Context, 'db' | 'clock'>, _, job) => renewCharts(ctx, job),
})
