import { sql } from 'kysely'
import { transaction, type Tx } from '../../db/transaction.ts'
import type { TestApp } from '../harness.ts'

/**
 * The rows of a table that a reading takes from it, by index or not. The statistics that the planner needs for it are
 * made first.
 */
export async function countReadRows(
  app: TestApp,
  table: string,
  read: (tx: Tx) => Promise<unknown>,
): Promise<number> {
  await sql`analyze ${sql.table(table)}`.execute(app.ctx.db)
  return transaction(app.ctx.db, async (tx) => {
    const before = await rowsRead(tx, table)
    await read(tx)
    return (await rowsRead(tx, table)) - before
  })
}

/** As this connection counts them. */
async function rowsRead(tx: Tx, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select seq_tup_read + coalesce(idx_tup_fetch, 0) as count from pg_stat_xact_user_tables
    where relname = ${table}
  `.execute(tx)
  return rows[0]?.count ?? 0
}
