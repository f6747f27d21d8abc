import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { mayGetBulkMail } from './bulk-email.queries.ts'

export interface MailingRow {
  id: number
  subject: string
  htmlTemplate: string
  plaintextTemplate: string
}

export function findUnfinishedMailing(handle: Handle, id: number): Promise<MailingRow | undefined> {
  return handle
    .selectFrom('mailings')
    .select([
      'id',
      'subject',
      'html_template as htmlTemplate',
      'plaintext_template as plaintextTemplate',
    ])
    .where('id', '=', id)
    .where('time_finished', 'is', null)
    .executeTakeFirst()
}

interface DeliveryStep {
  mailingId: number
  /** Attempt of the job; each address gets at most one turn per attempt. */
  attempt: number
  /** Address of the previous turn, or ''. */
  after: string
}

export interface MailingRecipient {
  email: string
  /** Of the account with the address; else English. */
  language: Language
}

/** Takes the next waiting address that may still get mail. */
export async function takeNextRecipient(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  step: DeliveryStep,
): Promise<MailingRecipient | undefined> {
  const { rows } = await sql<MailingRecipient>`
    update mailing_recipients
    set tries = ${step.attempt} + 1
    where mailing_id = ${step.mailingId} and email = (
      select recipient.email from mailing_recipients recipient
      where recipient.mailing_id = ${step.mailingId} and recipient.state = 'waiting'
        and recipient.tries <= ${step.attempt} and recipient.email > ${step.after}::citext
        and ${mayGetBulkMail(ctx)}
      order by recipient.email limit 1)
    returning email, coalesce(
      (select language from users where users.email = mailing_recipients.email), 'en'
    ) as language`.execute(handle)
  return rows[0]
}

interface Recipient {
  mailingId: number
  email: string
}

export async function updateSent(handle: Handle, of: Recipient, time: Date): Promise<void> {
  await handle
    .updateTable('mailing_recipients')
    .set({ state: 'sent', time_sent: time })
    .where('mailing_id', '=', of.mailingId)
    .where('email', '=', of.email)
    .execute()
}

/** A final failure ends the retries; any other is only recorded. */
export async function updateFailure(
  handle: Handle,
  of: Recipient,
  { text, isFinal }: { text: string; isFinal: boolean },
): Promise<void> {
  await handle
    .updateTable('mailing_recipients')
    .set({ failure: text, state: isFinal ? 'failed' : 'waiting' })
    .where('mailing_id', '=', of.mailingId)
    .where('email', '=', of.email)
    .execute()
}

/** Leaves out addresses that unsubscribed or were blocked after the mailing was accepted. */
export async function updateLeftOut(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  mailingId: number,
): Promise<void> {
  await sql`
    update mailing_recipients recipient set state = 'left_out'
    where mailing_id = ${mailingId} and state = 'waiting' and not ${mayGetBulkMail(ctx)}`.execute(
    handle,
  )
}

/** Marks all waiting addresses as failed. */
export async function failWaitingRecipients(handle: Handle, mailingId: number): Promise<void> {
  await sql`
    update mailing_recipients
    set state = 'failed', failure = coalesce(failure, 'The mail server could not be reached')
    where mailing_id = ${mailingId} and state = 'waiting'`.execute(handle)
}

export interface DeliveryCounts {
  waiting: number
  sent: number
  failed: number
}

export async function countDeliveries(handle: Handle, mailingId: number): Promise<DeliveryCounts> {
  const { rows } = await sql<DeliveryCounts>`
    select count(*) filter (where state = 'waiting') as waiting,
      count(*) filter (where state = 'sent') as sent,
      count(*) filter (where state = 'failed') as failed
    from mailing_recipients where mailing_id = ${mailingId}`.execute(handle)
  return rows[0] ?? { waiting: 0, sent: 0, failed: 0 }
}

export async function updateFinished(handle: Handle, mailingId: number, time: Date): Promise<void> {
  await handle
    .updateTable('mailings')
    .set({ time_finished: time })
    .where('id', '=', mailingId)
    .execute()
}

/** Deletes the recipients of mailings that finished before a time, or were accepted before it and never finished. */
export async function deleteRecipientsBefore(handle: Handle, time: Date): Promise<void> {
  await sql`
    delete from mailing_recipients using mailings
    where mailings.id = mailing_recipients.mailing_id
      and coalesce(mailings.time_finished, mailings.time_accepted) < ${time}`.execute(handle)
}
