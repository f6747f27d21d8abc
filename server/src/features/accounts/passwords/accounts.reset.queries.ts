import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import { letterLanguage } from '../accounts.visibility.ts'

/** The account with an address, ignoring case; locked against deletion until the transaction ends. */
export function findAccountByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', sql<string>`${email}::citext`)
    .forKeyShare()
    .executeTakeFirst()
}

export function findAccount(handle: Handle, id: number) {
  return handle
    .selectFrom('users')
    .select(['username', 'email', letterLanguage.as('language')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function isEmailBlocked(handle: Handle, email: string): Promise<boolean> {
  const row = await handle
    .selectFrom('email_blocks')
    .select('email')
    .where('email', '=', sql<string>`${email}::citext`)
    .executeTakeFirst()
  return row !== undefined
}
