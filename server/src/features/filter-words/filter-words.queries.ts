import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** A member's filter words by their form for comparison. */
export async function listWordsOf(handle: Handle, userId: number): Promise<string[]> {
  const rows = await handle
    .selectFrom('filter_words')
    .select('word')
    .where('user_id', '=', userId)
    .orderBy('key')
    .execute()
  return rows.map(({ word }) => word)
}

/** Waits for comments being written under a member's reviews, and lets no further ones in until the transaction ends. */
export async function lockComments(tx: Tx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(-1, ${userId}::integer)`.execute(tx)
}

/** Replaces a member's filter words; of several that compare as equal, the first is kept. */
export async function replaceWords(
  tx: Tx,
  userId: number,
  words: readonly string[],
): Promise<void> {
  await tx.deleteFrom('filter_words').where('user_id', '=', userId).execute()
  await sql`
    insert into filter_words (user_id, word)
    select ${userId}, word from unnest(${words}::text[]) with ordinality as wanted (word, place)
    order by place
    on conflict do nothing
  `.execute(tx)
}
