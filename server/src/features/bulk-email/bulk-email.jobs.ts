import { z } from 'zod'
import { defineJob } from '../../jobs/job-kind.ts'
import { type Delivery, deliverMailing } from './bulk-email.delivery.ts'

/** Delivers a mailing; while the mail server is away it is tried again, for about half a day. */
export const sendMailingJob = defineJob({
  name: 'send-mailing',
  payload: z.object({ mailingId: z.int().positive() }),
  retries: 10,
  retryDelaySeconds: 30,
  run: (ctx: Delivery, { mailingId }, job) => deliverMailing(ctx, mailingId, job),
})
