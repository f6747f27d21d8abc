import { copyRows, openSnapshot, readSequences, type Snapshot } from './export-tables.ts'
import { fillDatabase, requireEmptyDatabase, requireKnownMigrations } from './fill-database.ts'
import type { Closing } from './archive-format.ts'
import type { TableContent } from './import-tables.ts'
import { withConnection } from './with-connection.ts'

type Counted = Pick<Closing, 'rows' | 'sequences'>

/**
 * Copies all tables to an empty database of another server, and leaves the first as it is. Nothing may write to it
 * meanwhile.
 *
 * @returns the number of rows
 * @throws ArchiveError if the other database is in use, or of a newer version
 */
export async function moveDatabase(from: string, to: string): Promise<number> {
  await requireEmptyDatabase(to)
  return withConnection(from, async (client) => {
    const snapshot = await openSnapshot(client)
    await requireKnownMigrations(snapshot.migrations)
    const counted: Counted = { rows: {}, sequences: await readSequences(client) }
    const contents = contentsOf(snapshot, counted)
    await fillDatabase(to, snapshot.migrations, contents, () => counted)
    return Object.values(counted.rows).reduce((sum, count) => sum + count, 0)
  })
}

async function* contentsOf(snapshot: Snapshot, counted: Counted): AsyncGenerator<TableContent> {
  for (const table of snapshot.tables) {
    const copy = copyRows(snapshot, table)
    yield { table, bytes: copy as AsyncIterable<Uint8Array> }
    counted.rows[table.name] = copy.rowCount
  }
}
