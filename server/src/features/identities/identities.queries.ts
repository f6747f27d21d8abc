import { limits, type SessionLifetime } from '@medley/contract/limits'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import { AppError } from '../../app-error.ts'
import { type Handle, isUniqueViolation, type Tx } from '../../db/transaction.ts'

interface Subject {
  issuer: string
  subject: string
}

/** The account of an identity; undefined if it belongs to none. */
export function findAccountOf(handle: Handle, { issuer, subject }: Subject) {
  return handle
    .selectFrom('oidc_identities')
    .innerJoin('users', 'users.id', 'oidc_identities.user_id')
    .select(['users.id as userId', 'username', 'token_version as version'])
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/** Links an identity with an account, in place of its former one. Returns whether that is new. Throws `identity_taken`. */
export async function linkSubject(
  tx: Tx,
  userId: number,
  { issuer, subject }: Subject,
  time: Date,
): Promise<boolean> {
  const linked = await sql`
    insert into oidc_identities (user_id, issuer, subject, time_linked)
    values (${userId}, ${issuer}, ${subject}, ${time})
    on conflict (user_id) do update
      set issuer = excluded.issuer, subject = excluded.subject, time_linked = excluded.time_linked
      where (oidc_identities.issuer, oidc_identities.subject) <> (excluded.issuer, excluded.subject)
    returning user_id
  `
    .execute(tx)
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? new AppError('identity_taken') : error
    })
  return linked.rows.length > 0
}

export interface WaysIn {
  timeLinked: Date | null
  hasPassword: boolean
  hasOtherWayIn: boolean
}

/** When an account was linked, and whether its member set a password or has a passkey that lets in without one. */
export async function findWaysIn(handle: Handle, userId: number): Promise<WaysIn | undefined> {
  const { rows } = await sql<WaysIn>`
    select (select time_linked from oidc_identities where user_id = users.id) as "timeLinked",
      password_hash <> '' as "hasPassword",
      password_hash <> '' or exists (
        select from passkeys where user_id = users.id and verifies_user
      ) as "hasOtherWayIn"
    from users where id = ${userId}
  `.execute(handle)
  return rows[0]
}

/** Keeps others from removing a way in until the transaction ends. */
export async function lockWaysIn(tx: Tx, userId: number): Promise<void> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
}

/** Returns whether the account was linked. */
export async function deleteIdentity(tx: Tx, userId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('oidc_identities')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** A login that is under way at the provider. */
export interface BegunLogin {
  state: string
  nonce: string
  verifier: string
  lifetime: SessionLifetime
  /** The token of the invitation by which the visitor came. */
  invitation: string | null
}

/** Which login it is: by its token, and the member who links their account by it, if any. */
export interface LoginKey {
  tokenHash: Buffer
  linkedBy: number | null
}

const lastingMs = limits.secondStepMinutes * 60_000

/** Stores a login that is under way at the provider. */
export async function insertBegunLogin(
  handle: Handle,
  login: BegunLogin & LoginKey,
  now: Date,
): Promise<void> {
  const { tokenHash, linkedBy, state, nonce, verifier, lifetime, invitation } = login
  const timeExpires = new Date(now.getTime() + lastingMs)
  await handle
    .insertInto('oidc_logins')
    .values({
      token_hash: tokenHash,
      user_id: linkedBy,
      state,
      nonce,
      verifier,
      lifetime,
      invitation,
      time_expires: timeExpires,
    })
    .execute()
}

/** Uses a login up; undefined if there is none, it has expired, or another member began it. */
export async function takeBegunLogin(
  handle: Handle,
  { tokenHash, linkedBy }: LoginKey,
  now: Date,
): Promise<BegunLogin | undefined> {
  const { rows } = await sql<BegunLogin & { timeExpires: Date }>`
    delete from oidc_logins
    where token_hash = ${tokenHash} and user_id is not distinct from ${linkedBy}::integer
    returning state, nonce, verifier, lifetime, invitation, time_expires as "timeExpires"
  `.execute(handle)
  const login = rows[0]
  if (!login || login.timeExpires <= now || login.timeExpires > latestEnd(now, lastingMs)) {
    return undefined
  }
  return login
}

/** Deletes logins that expire at this time or earlier. */
export async function deleteExpiredBegunLogins(handle: Handle, now: Date): Promise<void> {
  await sql`
    delete from oidc_logins
    where time_expires <= ${now} or time_expires > ${latestEnd(now, lastingMs)}
  `.execute(handle)
}
