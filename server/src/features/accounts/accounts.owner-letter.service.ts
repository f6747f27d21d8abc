import type { Context } from '../../context.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { type OwnerEvent, ownerMessage } from './accounts.owner-letter.mail.ts'
import { findAccount, isEmailBlocked } from './accounts.reset.queries.ts'

interface Telling {
  userId: number
  event: OwnerEvent
  place?: string | undefined
}

/** Mails the owner of an account about an event. Every try sends the same message. */
export async function sendOwnerLetter(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  { userId, event, place }: Telling,
  job: Pick<RunningJob, 'id' | 'timeAsked'>,
): Promise<void> {
  const account = await findAccount(db, userId)
  if (!account || (await isEmailBlocked(db, account.email))) return
  const { username, email } = account
  const link = (path: string) => mail.link(path)
  await mail.send({
    to: email,
    ...ownerMessage({ username, event, time: job.timeAsked, place, link }),
    messageId: messageIdOf(mail, `owner-letter-${job.id}`),
  })
}
