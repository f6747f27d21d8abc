import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { letterLanguage } from '../accounts/accounts.visibility.ts'

/** Effect of following a link. */
export type LinkPurpose = 'reset-password' | 'confirm-email' | 'change-email'

interface NewLink {
  id: string
  userId: number
  purpose: LinkPurpose
  email: string
  tokenHash: string
  timeRequested: Date
  timeExpires: Date
}

/**
 * Stores a link in place of an earlier one of the same user and purpose. Returns false if there is an
 * unused one that was asked for after `replaces`.
 */
export async function upsertLink(handle: Handle, link: NewLink, replaces: Date): Promise<boolean> {
  const { id, userId, purpose, email, tokenHash, timeRequested, timeExpires } = link
  const { rows } = await sql`
    insert into account_links as known
      (id, user_id, purpose, email, token_hash, time_asked, time_expires)
    values (${id}, ${userId}, ${purpose}, ${email}, ${tokenHash}, ${timeRequested}, ${timeExpires})
    on conflict (user_id, purpose) do update set id = excluded.id, email = excluded.email,
      token_hash = excluded.token_hash, time_asked = excluded.time_asked,
      time_expires = excluded.time_expires, time_used = null
    where known.time_used is not null or known.time_asked <= ${replaces}
      or known.time_asked > ${latestEnd(timeRequested)}
    returning id`.execute(handle)
  return rows.length === 1
}

interface LinkToFollow {
  id: string
  purpose: LinkPurpose
  email: string
  timeRequested: Date
  timeExpires: Date
  timeUsed: Date | null
}

/** The link of a user with this token, locked until the transaction ends, so that it is used only once. */
export function findLinkForUpdate(
  tx: Tx,
  userId: number,
  tokenHash: string,
): Promise<LinkToFollow | undefined> {
  return tx
    .selectFrom('account_links')
    .select(['id', 'purpose', 'email'])
    .select(['time_asked as timeRequested', 'time_expires as timeExpires', 'time_used as timeUsed'])
    .where('user_id', '=', userId)
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .$narrowType<{ purpose: LinkPurpose }>()
    .executeTakeFirst()
}

export async function updateLinkUsed(tx: Tx, id: string, time: Date): Promise<void> {
  await tx.updateTable('account_links').set({ time_used: time }).where('id', '=', id).execute()
}

interface LinkToSend {
  userId: number
  username: string
  language: Language
  purpose: LinkPurpose
  email: string
}

/** A link that is unused, and whose address may get mail. */
export async function findLinkToSend(
  handle: Handle,
  id: string,
  now: Date,
): Promise<LinkToSend | undefined> {
  const { rows } = await sql<LinkToSend>`
    select user_id as "userId", users.username::text as username,
      ${letterLanguage} as language, purpose,
      account_links.email::text as email
    from account_links join users on users.id = user_id
    where account_links.id = ${id}::uuid and time_used is null and time_expires > ${now}
      and time_asked <= ${latestEnd(now)}
      and not exists (select from email_blocks where email_blocks.email = account_links.email)
  `.execute(handle)
  return rows[0]
}

/** The unused link of a purpose, if it has not expired. */
export function findOpenLink(handle: Handle, userId: number, purpose: LinkPurpose, now: Date) {
  return handle
    .selectFrom('account_links')
    .select(['email', 'time_asked as timeRequested', 'time_expires as timeExpires'])
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('time_used', 'is', null)
    .where('time_expires', '>', now)
    .where('time_asked', '<=', latestEnd(now))
    .executeTakeFirst()
}

export async function deleteUnusedLinks(
  handle: Handle,
  userId: number,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await handle
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('purpose', 'in', purposes)
    .where('time_used', 'is', null)
    .execute()
}

/** Deletes links that expired before a time, or were asked for later than now. */
export async function deleteExpiredLinks(
  handle: Handle,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await handle
    .deleteFrom('account_links')
    .where((all) =>
      all.or([all('time_expires', '<', before), all('time_asked', '>', latestEnd(now))]),
    )
    .execute()
}
