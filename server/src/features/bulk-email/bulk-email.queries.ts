import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

interface NewMailing {
  authorId: number
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
  time: Date
}

export async function insertMailing(handle: Handle, mailing: NewMailing): Promise<number> {
  const { id } = await handle
    .insertInto('mailings')
    .values({
      author_id: mailing.authorId,
      subject: mailing.subject,
      html_template: mailing.htmlTemplate,
      plaintext_template: mailing.plaintextTemplate,
      time_accepted: mailing.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A condition: the address in `recipient.email` may get bulk mail. */
export const mayGetBulkMail = sql<boolean>`
  not exists (select from unsubscribed where unsubscribed.email = recipient.email)
  and not exists (select from email_blocks where email_blocks.email = recipient.email)`

/** Adds all accounts, locked against deletion until the transaction ends; returns their number. */
export async function insertAllRecipients(handle: Handle, mailingId: number): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into mailing_recipients (mailing_id, email, user_id)
    select ${mailingId}, recipient.email, recipient.id
    from users recipient
    where ${mayGetBulkMail}
    for key share of recipient`.execute(handle)
  return Number(numAffectedRows)
}

/**
 * Adds each address once, ignoring case, with the account's spelling if it has one. Locks the accounts
 * as `insertAllRecipients`. Returns the number of addresses.
 */
export async function insertListedRecipients(
  handle: Handle,
  mailingId: number,
  emails: readonly string[],
): Promise<number> {
  const { numAffectedRows } = await sql`
    with account as (
      select id, email from users where email = any(${emails}::citext[]) for key share
    )
    insert into mailing_recipients (mailing_id, email, user_id)
    select distinct on (recipient.email) ${mailingId}, coalesce(account.email, recipient.email),
      account.id
    from unnest(${emails}::citext[]) recipient (email)
    left join account on account.email = recipient.email
    where ${mayGetBulkMail}
    order by recipient.email`.execute(handle)
  return Number(numAffectedRows)
}

/** Returns false if the address was already unsubscribed. */
export async function insertUnsubscribed(
  handle: Handle,
  email: string,
  time: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('unsubscribed')
    .values({ email, time_unsubscribed: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}
