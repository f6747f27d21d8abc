import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { hasProvenAddress } from '../accounts/accounts.visibility.ts'

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

type Proof = Pick<Context, 'mail' | 'clock'>

/**
 * A condition: the address in `recipient.email` may get bulk mail. An account's address may once it is
 * proven, since someone else may have registered with it.
 */
export function mayGetBulkMail(ctx: Proof): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    not exists (select from unsubscribed where unsubscribed.email = recipient.email)
    and not exists (select from email_blocks where email_blocks.email = recipient.email)
    and not exists (
      select from users as account
      where account.email = recipient.email and not ${hasProvenAddress(ctx, 'account')}
    )
  )`
}

/** Adds all accounts, locked against deletion until the transaction ends; returns their number. */
export async function insertAllRecipients(
  ctx: Proof,
  handle: Handle,
  mailingId: number,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into mailing_recipients (mailing_id, email, user_id)
    select ${mailingId}, recipient.email, recipient.id
    from users recipient
    where ${mayGetBulkMail(ctx)}
    for key share of recipient`.execute(handle)
  return Number(numAffectedRows)
}

/**
 * Adds each address once, ignoring case, with the account's spelling if it has one. Locks the accounts
 * as `insertAllRecipients`. Returns the number of addresses.
 */
export async function insertListedRecipients(
  ctx: Proof,
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
    where ${mayGetBulkMail(ctx)}
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

/** Unsubscribes an address if another one is. */
export async function copyUnsubscribed(
  tx: Tx,
  { from, to, time }: { from: string; to: string; time: Date },
): Promise<void> {
  await sql`
    insert into unsubscribed (email, time_unsubscribed)
    select ${to}, ${time} where exists (select from unsubscribed where email = ${from}::citext)
    on conflict do nothing`.execute(tx)
}

/** Sends the mail that waits for a member to their new address instead, unless that gets the same mailing. */
export async function moveWaitingMail(tx: Tx, userId: number, email: string): Promise<void> {
  const waiting = sql`recipient.user_id = ${userId} and recipient.state = 'waiting'`
  await sql`
    delete from mailing_recipients recipient
    where ${waiting} and recipient.email <> ${email}::citext and exists (
      select from mailing_recipients other
      where other.mailing_id = recipient.mailing_id and other.email = ${email}::citext
    )`.execute(tx)
  await sql`
    update mailing_recipients recipient set email = ${email}::citext where ${waiting}`.execute(tx)
}
