import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isAdminRow } from './accounts.visibility.ts'

export async function findVersion(tx: Tx, userId: number): Promise<number> {
  const row = await tx
    .selectFrom('users')
    .select('token_version as version')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.version
}

export function findIsAdmin(handle: Handle, userId: number) {
  return handle
    .selectFrom('users')
    .select(isAdminRow.as('isAdmin'))
    .where('id', '=', userId)
    .executeTakeFirst()
}

export async function updateGroupAdmin(tx: Tx, userId: number, isAdmin: boolean): Promise<void> {
  await sql`
    update users set is_group_admin = ${isAdmin}
    where id = ${userId} and is_group_admin <> ${isAdmin}
  `.execute(tx)
}

export async function clearGroupAdmins(handle: Handle): Promise<void> {
  await sql`update users set is_group_admin = false where is_group_admin`.execute(handle)
}
