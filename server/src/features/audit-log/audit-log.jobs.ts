import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeOldEvents } from './audit-log.service.ts'

/** Removes events after 180 days. */
export const expireAuditEventsJob = defineJob({
  name: 'audit-events-expire',
  payload: z.object({}),
  schedule: '45 3 * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeOldEvents(ctx),
})
