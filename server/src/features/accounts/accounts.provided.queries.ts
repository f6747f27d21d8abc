import type { Context } from '../../context.ts'
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

export function findIsAdmin(
  ctx: Pick<Context, 'clock' | 'identityProvider'>,
  handle: Handle,
  userId: number,
) {
  return handle
    .selectFrom('users')
    .select(isAdminRow(ctx).as('isAdmin'))
    .where('id', '=', userId)
    .executeTakeFirst()
}
