import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'

/**
 * Mails a report to the support address, if there is one, with retries while the mail server is unavailable. All tries
 * have the same Message-ID, so that mailboxes recognise duplicates.
 */
export const notifySupportJob = defineJob({
  name: 'tell-support',
  payload: z.object({ subject: z.string(), text: z.string(), html: z.string().optional() }),
  retries: 10,
  async run({ mail }: Pick<Context, 'mail'>, message, job) {
    // Admins see reports in the product, too.
    if (mail.supportAddress === null) return
    await mail.send({
      to: mail.supportAddress,
      ...message,
      messageId: messageIdOf(mail, `report-${job.id}`),
    })
  },
})
