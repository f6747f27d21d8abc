import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { sendResetLink } from './accounts.reset-link.service.ts'

/** Mails the link to set a new password. The job creates the token, so that its payload has no secret. */
export const sendResetLinkJob = defineJob({
  name: 'send-reset-link',
  payload: z.object({ userId: z.int().positive() }),
  singleton: true,
  run: (ctx: Context, { userId }, job) => sendResetLink(ctx, userId, job),
})
