import type { Language } from '@medley/contract/values/languages'
import type { UserSearchItem } from '@medley/contract/values/shapes'
import { adminIds } from '@medley/contract/limits'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Context } from '../../context.ts'
import { isOfGroupAdmin } from '../../group-admins.ts'

/**
 * A condition: the address of the account in the row `users` (an alias) counts as proven. Without a mail
 * server no one could follow a link, so every address does.
 */
export function hasProvenAddress(
  { mail, clock }: Pick<Context, 'mail' | 'clock'>,
  users: string,
): RawBuilder<SqlBool> {
  if (!mail.confirmsAddresses) return sql<SqlBool>`true`
  const confirmed = sql.ref(`${users}.time_email_confirmed`)
  const graceUntil = sql.ref(`${users}.email_grace_until`)
  return sql<SqlBool>`(${confirmed} is not null or coalesce(${graceUntil} > ${clock.now()}, false))`
}

/** A condition: the row `users` is an admin, by its id or a session that a group of the identity provider makes one. */
export function isAdminRow(ctx: Pick<Context, 'clock' | 'identityProvider'>): RawBuilder<boolean> {
  return sql<boolean>`(users.id = any(${[...adminIds]}::integer[]) or exists (
    select from sessions where user_id = users.id and ${isOfGroupAdmin(ctx)}
  ))`
}

/** A column with the member in a row of `users`, or of an alias of it; the picture only where `hasPicture` holds. */
export function personOf(
  alias = 'users',
  hasPicture?: RawBuilder<SqlBool>,
): RawBuilder<UserSearchItem> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  const picture = column('profile_picture')
  return sql<UserSearchItem>`json_build_object(
    'id', ${column('id')}, 'username', ${column('username')},
    'profilePicture', ${hasPicture ? sql`case when ${hasPicture} then ${picture} end` : picture},
    'firstName', ${column('first_name')}, 'lastName', ${column('last_name')}
  )`
}

/** The language of letters to the row of `users`; English if they chose none. */
export const letterLanguage: RawBuilder<Language> = sql<Language>`coalesce(users.language, 'en')`
