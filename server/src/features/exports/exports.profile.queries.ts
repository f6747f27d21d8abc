import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface ProfileRow {
  username: string
  email: string
  timeEmailConfirmed: Date | null
  nextEmail: string | null
  firstName: string | null
  lastName: string | null
  bio: string | null
  link: string | null
  place: string | null
  pronouns: string | null
  language: Language | null
  timeCreated: Date
  pictureKey: string | null
}

/** Returns undefined if the account was deleted. */
export async function findOwnProfile(
  handle: Handle,
  userId: number,
  now: Date,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select username, users.email, time_email_confirmed as "timeEmailConfirmed",
      account_links.email as "nextEmail", first_name as "firstName", last_name as "lastName",
      bio, link, place, pronouns,
      users.language, time_created as "timeCreated", profile_picture as "pictureKey"
    from users
    left join profile_texts on profile_texts.user_id = users.id
    left join account_links on account_links.user_id = users.id and purpose = 'change-email'
      and time_used is null and time_expires > ${now}
    where users.id = ${userId}
  `.execute(handle)
  return rows[0]
}
