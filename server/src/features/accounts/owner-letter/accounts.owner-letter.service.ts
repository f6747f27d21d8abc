import type { Context } from '../../../context.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { messageIdOf } from '../../../mail/mail.ts'
import { type OwnerEvent, ownerMessage } from './accounts.owner-letter.mail.ts'
import { findAccount, isEmailBlocked } from '../passwords/accounts.reset.queries.ts'

interface OwnerNotice {
  userId: number
  event: OwnerEvent
  place?: string | undefined
  /** Receives the letter instead of the account's address. */
  formerEmail?: string | undefined
}

/** Mails the owner of an account about an event. Every try sends the same message. */
export async function sendOwnerLetter(
  { db, mail }: Pick<Context, 'db' | 'mail'>,
  { userId, event, place, formerEmail }: OwnerNotice,
  job: Pick<RunningJob, 'id' | 'timeRequested'>,
): Promise<void> {
  const account = await findAccount(db, userId)
  const to = formerEmail ?? account?.email
  if (!account || to === undefined || (await isEmailBlocked(db, to))) return
  const { username, language } = account
  await mail.send({
    to,
    ...ownerMessage({ username, language, event, time: job.timeRequested, place, mail }),
    messageId: messageIdOf(mail, `owner-letter-${job.id}`),
  })
}
