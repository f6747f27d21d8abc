import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { ownerEvents } from './accounts.owner-letter.mail.ts'
import { sendOwnerLetter } from './accounts.owner-letter.service.ts'
import { sendResetLink } from './accounts.reset-link.service.ts'

/** Mails the link to set a new password. The job creates the token, so that its payload has no secret. */
export const sendResetLinkJob = defineJob({
  name: 'send-reset-link',
  payload: z.object({ userId: z.int().positive() }),
  singleton: true,
  run: (ctx: Context, { userId }, job) => sendResetLink(ctx, userId, job),
})

/** Tells the owner of an account about an event that may be someone else's doing. */
export const tellOwnerJob = defineJob({
  name: 'tell-owner',
  payload: z.object({
    userId: z.int().positive(),
    event: z.enum(ownerEvents),
    place: z.string().optional(),
  }),
  run: (ctx: Pick<Context, 'db' | 'mail'>, telling, job) => sendOwnerLetter(ctx, telling, job),
})
