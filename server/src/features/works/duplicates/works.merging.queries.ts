import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'

/** Merges a work into another, or with null makes it one of its own again. */
export async function updateMergedInto(
  tx: Tx,
  workId: number,
  intoId: number | null,
): Promise<void> {
  await tx.updateTable('works').set({ merged_into: intoId }).where('id', '=', workId).execute()
}

/** The work that a work was merged into; undefined for works of their own and unknown ones. */
export async function findMergedInto(handle: Handle, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select merged_into as id from works where id = ${id} and merged_into is not null
  `.execute(handle)
  return rows[0]?.id
}
