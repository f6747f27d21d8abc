import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpiredActs } from './acts.service.ts'

/** Removes acts that can no longer be undone. */
export const expireActsJob = defineJob({
  name: 'acts-expire',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeExpiredActs(ctx),
})
