import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from '../../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../../packages/embedded-postgres/src/embedded-postgres.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import type { Handle } from '../../server/src/db/transaction.ts'

const migrations = new URL('../../server/src/db/migrations/', import.meta.url)

/** Runs `work` on a new, empty database with every table, which is gone afterwards. */
export async function withMigratedDatabase<T>(
  work: (database: { address: string; db: Handle }) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'medley-migrated-'))
  // The database may run as another user and needs access to the folder.
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: (text: string) => console.error(text) }
  try {
    const server = await startEmbeddedPostgres({
      dataDir: join(folder, 'pg'),
      durable: false,
      log,
    })
    try {
      return await onTables(server.connectionString(), work)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onTables<T>(
  address: string,
  work: (database: { address: string; db: Handle }) => Promise<T>,
): Promise<T> {
  const db = connect({ connectionString: address }, (error) => console.error(error.message))
  try {
    await migrate(db, migrations)
    return await work({ address, db })
  } finally {
    await db.destroy()
  }
}
