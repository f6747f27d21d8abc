import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { sendResetLink } from './accounts.reset-link.service.ts'

/** Mails the link to set a new password. Its secret is made there: a job is no place to keep one. */
export const sendResetLinkJob = defineJob({
  name: 'send-reset-link',
  payload: z.object({ userId: z.int().positive() }),
  singleton: true,
  run: (ctx: Context, { userId }, job) => sendResetLink(ctx, userId, job),
})
