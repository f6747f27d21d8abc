import type { Language } from '@medley/contract/values/languages'
import { type MailKind, mailKinds } from '@medley/contract/accounts/notification-settings'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import type { NotificationKinds } from '../../ports/notification-kind.ts'
import { findMailRecipient } from '../accounts/accounts.recipient.service.ts'
import { findTitlesIn } from '../works/works.titles.service.ts'
import { notificationLetter } from './notifications.mail.ts'
import { endLetter, listForLetter } from './notifications.letters.queries.ts'
import type { NotificationRow } from './notifications.queries.ts'
import { kindOf, toNotification } from './notifications.view.ts'

/** Entries of a letter; what is beyond is only said to be there. */
const entriesMax = 30

export type LetterContext = Pick<
  Context,
  'db' | 'identityProvider' | 'mail' | 'clock' | 'tokens' | 'targets'
>

/**
 * Mails one member what happened since the last letter, unless all of it was read or withdrawn meanwhile.
 * Every try has the same Message-ID, so that mailboxes recognise duplicates.
 */
export async function sendNotificationLetter(
  ctx: LetterContext,
  { userId, letterId }: { userId: number; letterId: string },
  job: Pick<RunningJob, 'assertLease'>,
): Promise<void> {
  const recipient = await findMailRecipient(ctx, ctx.db, userId)
  if (recipient) {
    const actor: Actor = recipient
    const { notifications: kinds } = ctx.targets
    const rows = await listForLetter(ctx.db, kinds, actor, letterId, entriesMax + 1)
    const [shown, hasMore] = [rows.slice(0, entriesMax), rows.length > entriesMax]
    if (shown.length > 0) {
      const mailed = mailKinds.filter((kind) => rows.some(({ type }) => type === kind))
      const unsubscribeLink = await linkToEnd(ctx, userId, mailed)
      const { username, language } = recipient
      const titled = await withTitles(ctx, recipient.titleLanguage, shown)
      const happenings = titled.map((row) => happeningOf(kinds, row, language))
      const letter = { username, language, happenings, hasMore, unsubscribeLink }
      await ctx.mail.send({
        ...notificationLetter(ctx.mail, letter),
        to: recipient.email,
        messageId: messageIdOf(ctx.mail, `notifications-${letterId}`),
      })
    }
  }
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await endLetter(tx, letterId)
  })
}

/** Notifications whose works have their titles in the language of the recipient. */
async function withTitles(
  { db }: LetterContext,
  language: string,
  rows: readonly NotificationRow[],
): Promise<NotificationRow[]> {
  const ids = rows.flatMap(({ work }) => (work ? [work.id] : []))
  const titles = await findTitlesIn(db, language, ids)
  return rows.map(({ work, ...row }) => ({
    ...row,
    work: work && { ...work, displayTitle: titles.get(work.id) },
  }))
}

/** The text of a notification in a letter. */
function happeningOf(kinds: NotificationKinds, row: NotificationRow, language: Language) {
  const { letter } = kindOf(kinds, row.type)
  if (!letter) throw new Error(`No letter is for ${row.type}`)
  const { notificationData } = toNotification(kinds, row)
  return {
    sentence: letter.sentence(language, notificationData),
    path: letter.path(notificationData),
  }
}

/** The link that ends letters of some kinds to a member. */
async function linkToEnd(
  { mail, tokens }: Pick<Context, 'mail' | 'tokens'>,
  userId: number,
  kinds: MailKind[],
): Promise<string> {
  return mail.link(`/unsubscribe/${await tokens.signUnsubscribe({ userId, kinds })}`)
}
