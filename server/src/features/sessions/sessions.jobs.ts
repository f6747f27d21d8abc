import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpiredSessions } from './sessions.service.ts'

/** Removes expired sessions. */
export const expireSessionsJob = defineJob({
  name: 'sessions-expire',
  payload: z.object({}),
  schedule: '45 * * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeExpiredSessions(ctx),
})
