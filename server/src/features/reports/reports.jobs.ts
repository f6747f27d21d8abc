import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'

/** Mails a report to the support address; while the mail server is away it is tried again. */
export const tellSupportJob = defineJob({
  name: 'tell-support',
  payload: z.object({ subject: z.string(), text: z.string() }),
  retries: 10,
  run: ({ mail }: Pick<Context, 'mail'>, message) =>
    mail.send({ to: mail.supportAddress, ...message }),
})
