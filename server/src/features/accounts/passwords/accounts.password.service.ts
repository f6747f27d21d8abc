import { invalidValue } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import { fitsHash } from './accounts.password.rules.ts'
import { findPasswordHash } from '../settings/accounts.settings.queries.ts'
import { weaknessOf } from './accounts.weak-passwords.rules.ts'

/** Throws `validation_error` for a password that is common or made of words of the account or the site. */
export async function refuseWeakPassword(
  { mail }: Pick<Context, 'mail'>,
  field: 'password' | 'new_password',
  password: string,
  account: { username: string; email: string },
): Promise<void> {
  const weakness = await weaknessOf(password, wordsOf(mail.link('/'), account))
  if (weakness !== null) throw invalidValue(field, weakness)
}

/** True if a password is the user's. */
export async function ownsPassword(
  { db }: Pick<Context, 'db'>,
  userId: number,
  password: string,
): Promise<boolean> {
  return fitsHash(password, await findPasswordHash(db, userId))
}

/** False for who came by the identity provider and never set one. */
export async function hasPassword({ db }: Pick<Context, 'db'>, userId: number): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== ''
}

/** Words that a guess at the password of an account would begin with. */
function wordsOf(url: string, { username, email }: { username: string; email: string }): string[] {
  const [localPart = ''] = email.split('@', 1)
  return ['medley', new URL(url).hostname, username, email, localPart]
}
