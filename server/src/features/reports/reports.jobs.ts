import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'

/**
 * Mails a report to the support address; while the mail server is away it is tried again. Every try
 * has one Message-ID, so that a mailbox knows a letter that comes twice.
 */
export const tellSupportJob = defineJob({
  name: 'tell-support',
  payload: z.object({ subject: z.string(), text: z.string() }),
  retries: 10,
  run: ({ mail }: Pick<Context, 'mail'>, message, job) =>
    mail.send({
      to: mail.supportAddress,
      ...message,
      messageId: messageIdOf(mail, `report-${job.id}`),
    }),
})
