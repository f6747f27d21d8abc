import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeEndedWindows } from './rate-limits.service.ts'

/** Removes the counts of windows that have ended. */
export const expireRateLimitsJob = defineJob({
  name: 'rate-limits-expire',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeEndedWindows(ctx),
})
