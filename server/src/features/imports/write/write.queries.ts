import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { Write } from '../../../ports/import-target.ts'

/** Records the writes of an import, so that they can be reverted. */
export async function insertWrites(
  tx: Tx,
  { userId, id }: { userId: number; id: number },
  writes: readonly Write[],
): Promise<void> {
  await sql`
    insert into import_writes (user_id, import_id, kind, target_id, work_id, import_key, state)
    select ${userId}::integer, ${id}::integer, kind, "targetId", "workId", "importKey", state
    from json_to_recordset(${JSON.stringify(writes)}) as one (
      kind text, "targetId" integer, "workId" integer, "importKey" text, state jsonb
    )
  `.execute(tx)
}
