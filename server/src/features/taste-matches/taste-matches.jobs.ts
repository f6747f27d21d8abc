import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { renewTastePrior } from './taste-matches.service.ts'

/** Estimates how far any two members usually differ. */
export const renewTastePriorJob = defineJob({
  name: 'taste-prior-renew',
  payload: z.object({}),
  schedule: '25 3 * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => renewTastePrior(ctx),
})
