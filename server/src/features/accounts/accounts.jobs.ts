import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { ownerEvents } from './owner-letter/accounts.owner-letter.mail.ts'
import { sendOwnerLetter } from './owner-letter/accounts.owner-letter.service.ts'

/** Tells the owner of an account about an event that may be someone else's doing. */
export const notifyOwnerJob = defineJob({
  name: 'tell-owner',
  payload: z.object({
    userId: z.int().positive(),
    event: z.enum(ownerEvents),
    place: z.string().optional(),
    formerEmail: z.string().optional(),
  }),
  run: (ctx: Pick<Context, 'db' | 'mail'>, notice, job) => sendOwnerLetter(ctx, notice, job),
})
