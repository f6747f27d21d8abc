import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpiredWaits } from './login-waits.expiry.service.ts'
import { sendFailedLoginsLetter } from './login-waits.letter.service.ts'

/** Mails an account's owner about failed logins. */
export const notifyOfFailedLoginsJob = defineJob({
  name: 'tell-of-failed-logins',
  payload: z.object({ userId: z.int().positive() }),
  run: (ctx: Pick<Context, 'db' | 'mail'>, { userId }, job) =>
    sendFailedLoginsLetter(ctx, userId, job),
})

/** Removes old failures and networks. */
export const expireLoginWaitsJob = defineJob({
  name: 'login-waits-expire',
  payload: z.object({}),
  schedule: '25 * * * *',
  run: (ctx: Pick<Context, 'db' | 'clock'>) => removeExpiredWaits(ctx),
})
