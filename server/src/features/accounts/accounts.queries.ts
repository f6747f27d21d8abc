import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { ownTexts } from '../profiles/profiles.visibility.ts'

interface NewUser {
  /** Only set for admins; all other ids are generated. */
  id?: number
  username: string
  email: string
  passwordHash: string
  timeCreated: Date
  timeEmailConfirmed: Date | null
  language?: Language | undefined
}

/**
 * Inserts a user and returns the id. A unique violation of `users_username_key` or `users_email_key`
 * tells which of the two is taken.
 */
export async function insertUser(handle: Handle, user: NewUser): Promise<number> {
  const { id } = await handle
    .insertInto('users')
    .values({
      ...(user.id === undefined ? {} : { id: user.id }),
      username: user.username,
      email: user.email,
      password_hash: user.passwordHash,
      time_created: user.timeCreated,
      time_email_confirmed: user.timeEmailConfirmed,
      language: user.language ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const credentials = [
  'id',
  'username',
  'password_hash as passwordHash',
  'token_version as version',
] as const

/** Ignores case. */
export function findCredentialsByUsername(handle: Handle, username: string) {
  return handle
    .selectFrom('users')
    .select(credentials)
    .where('username', '=', sql<string>`${username}::citext`)
    .executeTakeFirst()
}

/** Ignores case. */
export function findCredentialsByEmail(handle: Handle, email: string) {
  return handle
    .selectFrom('users')
    .select(credentials)
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirst()
}

/** Any one account. */
export function findAnyUser(handle: Handle): Promise<{ id: number } | undefined> {
  return handle.selectFrom('users').select('id').limit(1).executeTakeFirst()
}

export async function userExists(handle: Handle, id: number): Promise<boolean> {
  const row = await handle.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

/** Raises the token version of a user; returns whether there is such a user. */
export async function updateTokenVersion(tx: Tx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ token_version: sql`token_version + 1` })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Sets the time a user was last seen. Returns what is shown of the account; undefined if it is gone. */
export function updateLastOnline(handle: Handle, id: number, time: Date) {
  return handle
    .updateTable('users')
    .set({ last_online: time })
    .where('id', '=', id)
    .returning([
      'users.id',
      'username',
      'first_name as firstName',
      'last_name as lastName',
      'profile_picture as profilePicture',
      ownTexts.as('texts'),
    ])
    .executeTakeFirst()
}

/** Adds an address that gets no mail; one that is there already stays unchanged. */
export async function insertBlockedAddress(
  handle: Handle,
  email: string,
  time: Date,
): Promise<void> {
  await handle
    .insertInto('email_blocks')
    .values({ email, time_blocked: time })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** True if a name looks like that of an existing account, or is the same. */
export async function hasLookAlike(handle: Handle, username: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where name_shape = name_shape(${username}::text) limit 1
  `.execute(handle)
  return rows.length > 0
}

/** Replaces the hash that a password was checked against; false if the password was changed meanwhile. */
export async function replacePasswordHash(
  handle: Handle,
  id: number,
  before: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
