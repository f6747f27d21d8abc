import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpiredKeys } from './idempotency.service.ts'

/** Removes expired idempotency keys with their responses. */
export const expireIdempotencyKeysJob = defineJob({
  name: 'idempotency-keys-expire',
  payload: z.object({}),
  schedule: '35 * * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeExpiredKeys(ctx),
})
