import { z } from 'zod'
import { defineJob } from '../../jobs/job-kind.ts'
import { checkUpgrade } from './upgrades.service.ts'

/** Asks once a day for the newest release. */
export const checkUpgradeJob = defineJob({
  name: 'upgrade-check',
  payload: z.object({}),
  singleton: true,
  schedule: '40 4 * * *',
  retries: 3,
  retryDelaySeconds: 1800,
  run: (ctx: Parameters<typeof checkUpgrade>[0], _, { signal }) => checkUpgrade(ctx, signal),
})
