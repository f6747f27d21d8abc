import { tableMapping, type TableMapping } from '@medley/contract/transfer/import-tables'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** Mappings kept per member; those used longest ago are forgotten. */
const mappingsMax = 20

export interface RememberedMapping {
  headerKey: string
  mapping: TableMapping
}

/** A member's mappings; those of an older form are left out. */
export async function listMappings(handle: Handle, userId: number): Promise<RememberedMapping[]> {
  const rows = await handle
    .selectFrom('import_mappings')
    .select(['header_key as headerKey', 'mapping'])
    .where('user_id', '=', userId)
    .execute()
  return rows.flatMap(({ headerKey, mapping }) => {
    const read = tableMapping.safeParse(mapping)
    return read.success ? [{ headerKey, mapping: read.data }] : []
  })
}

/** Keeps a member's mapping for files with the same header. */
export async function keepMapping(
  tx: Tx,
  userId: number,
  { headerKey, mapping, time }: RememberedMapping & { time: Date },
): Promise<void> {
  await sql`
    insert into import_mappings (user_id, header_key, mapping, time_used)
    values (${userId}, ${headerKey}, ${JSON.stringify(mapping)}, ${time})
    on conflict (user_id, header_key)
      do update set mapping = excluded.mapping, time_used = excluded.time_used
  `.execute(tx)
  await sql`
    delete from import_mappings where user_id = ${userId} and header_key in (
      select header_key from import_mappings where user_id = ${userId}
      order by time_used desc, header_key offset ${mappingsMax}
    )
  `.execute(tx)
}
