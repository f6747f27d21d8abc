import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { deleteRecipientsBefore } from './bulk-email.delivery.queries.ts'
import { type Delivery, deliverMailing } from './bulk-email.delivery.service.ts'

/** Delivers a mailing; if the mail server is down, retries for about half a day. */
export const sendMailingJob = defineJob({
  name: 'send-mailing',
  payload: z.object({ mailingId: z.int().positive() }),
  retries: 10,
  retryDelaySeconds: 30,
  run: (ctx: Delivery, { mailingId }, job) => deliverMailing(ctx, mailingId, job),
})

const retentionMs = 90 * 24 * 60 * 60_000

/** Deletes the recipients of old mailings. */
export const expireMailingsJob = defineJob({
  name: 'mailings-expire',
  payload: z.object({}),
  schedule: '5 4 * * *',
  run: ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
    deleteRecipientsBefore(db, new Date(clock.now().getTime() - retentionMs)),
})
