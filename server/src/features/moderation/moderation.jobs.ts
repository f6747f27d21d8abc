import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { endAndForget } from './moderation.service.ts'
import { notifyMember } from './moderation.notifications.service.ts'

/** Tells a member of a decision, with retries while the mail server is unavailable. */
export const notifyMemberJob = defineJob({
  name: 'tell-member',
  payload: z.object({ actId: z.int().positive() }),
  retries: 10,
  run: (ctx: Context, { actId }, job) => notifyMember(ctx, actId, job),
})

/** Lifts ended suspensions and forgets removed content after 30 days. */
export const expireModerationJob = defineJob({
  name: 'moderation-expire',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  run: (ctx: Context) => endAndForget(ctx),
})
