import { z } from 'zod'
import { defineJob } from '../../jobs/job-kind.ts'
import { backUpNight } from './instance-backups.service.ts'

/** Backs the whole instance up, every night. */
export const backUpInstanceJob = defineJob({
  name: 'instance-backup',
  payload: z.object({}),
  singleton: true,
  schedule: '30 2 * * *',
  retries: 4,
  retryDelaySeconds: 300,
  run: (ctx: Parameters<typeof backUpNight>[0], _, job) =>
    backUpNight(ctx, { night: job.timeRequested, signal: job.signal }),
})
