import { type ErrorCode, isErrorCode } from '@medley/contract/errors'
import { sql } from 'kysely'
import { AppError } from '../app-error.ts'
import { type Handle, violatedForeignKey } from '../db/transaction.ts'

/**
 * The error of a call that refers to a row which is gone, by the table that the violated foreign key references;
 * undefined for other errors. Services lock the other users of a call before they write, so a missing user is the
 * caller, whose account was deleted during the call, except for the keys to `otherUsers`.
 */
export async function missingRowError(
  handle: Handle,
  error: unknown,
  otherUsers: readonly string[],
): Promise<AppError | undefined> {
  const key = violatedForeignKey(error)
  if (key === undefined) return undefined
  const table = await findReferencedTable(handle, key)
  const code = otherUsers.includes(key) ? 'user_not_found' : missingRowCode(table)
  return code && new AppError(code, { detail: error })
}

/** `list_not_found` for `lists`; undefined for tables without such a code. */
export function missingRowCode(table = ''): ErrorCode | undefined {
  if (table === 'users') return 'unauthenticated'
  return [table, table.replace(/ies$/, 'y'), table.replace(/s$/, '')]
    .map((thing) => `${thing}_not_found`)
    .find(isErrorCode)
}

async function findReferencedTable(handle: Handle, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ table: string }>`
    select relname as "table" from pg_constraint join pg_class on pg_class.oid = confrelid
    where conname = ${key} and contype = 'f'
  `.execute(handle)
  return rows[0]?.table
}
