import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { schedule } from './renewals.schedule.rules.ts'
import { renewShare } from './renewals.service.ts'

/** Renews works that are alive and waited for, some in each run of a night. */
export const renewWorksJob = defineJob({
  name: 'renew-works',
  payload: z.object({}),
  schedule,
  singleton: true,
  retries: 2,
  run: (ctx: Context, _, job) => renewShare(ctx, job),
})
