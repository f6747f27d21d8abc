import type { Context } from '../../context.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { failedLoginsMessage } from './login-waits.mail.ts'
import { findRecipient } from './login-waits.queries.ts'

/** Mails the letter about failed logins. Every try sends the same message. */
export async function sendFailedLoginsLetter(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  userId: number,
  job: Pick<RunningJob, 'id'>,
): Promise<void> {
  const recipient = await findRecipient(db, userId)
  if (!recipient) return
  await mail.send({
    to: recipient.email,
    ...failedLoginsMessage(mail, recipient),
    messageId: messageIdOf(mail, `failed-logins-${job.id}`),
  })
}
