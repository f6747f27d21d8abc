import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** Returns the setting for being suggested to others; undefined if the member never chose. */
export async function findIsSuggested(
  handle: Handle,
  userId: number,
): Promise<boolean | undefined> {
  const row = await handle
    .selectFrom('privacy_settings')
    .select('is_suggested as isSuggested')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.isSuggested
}

/** Returns whether it changed. */
export async function changeIsSuggested(
  tx: Tx,
  userId: number,
  isSuggested: boolean,
): Promise<boolean> {
  const { rows } = await sql`
    insert into privacy_settings as old (user_id, is_suggested)
    select id, ${isSuggested} from users where id = ${userId}
    on conflict (user_id) do update set is_suggested = excluded.is_suggested
      where old.is_suggested <> excluded.is_suggested
    returning user_id
  `.execute(tx)
  return rows.length > 0
}

export async function upsertIsSuggested(
  tx: Tx,
  userId: number,
  isSuggested: boolean,
): Promise<void> {
  await tx
    .insertInto('privacy_settings')
    .values({ user_id: userId, is_suggested: isSuggested })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ is_suggested: isSuggested }))
    .execute()
}
