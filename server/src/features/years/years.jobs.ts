import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { notifyOfYears } from './years.notifying.service.ts'

/** Notifies members of their past year. */
export const notifyOfYearsJob = defineJob({
  name: 'notify-of-years',
  payload: z.object({}),
  schedule: '*/10 * 1-7 1 *',
  run: (ctx: Pick<Context, 'db' | 'clock'>, _, job) => notifyOfYears(ctx, job),
})
