import { readdir } from 'node:fs/promises'
import pino from 'pino'
import { connect } from '../db/connect.ts'
import { migrateDatabase } from '../db/migrate.ts'
import { unfitReason } from '../db/unfit-reason.ts'
import { jobKinds } from '../features.ts'
import { openJobs } from '../jobs/job-system.ts'
import { paths } from '../paths.ts'
import { ArchiveError } from './archive-error.ts'
import type { Closing } from './archive-format.ts'
import { importTables, type TableContent } from './import-tables.ts'
import { withConnection } from './with-connection.ts'

/** Throws ArchiveError unless this version has all migrations of the tables. */
export async function requireKnownMigrations(migrations: readonly string[]): Promise<void> {
  const known = new Set(await readdir(paths.migrations))
  const unknown = migrations.find((name) => !known.has(name))
  if (unknown === undefined) return
  throw new ArchiveError(
    `The data was written by a newer version of Medley (${unknown}); install that version first.`,
  )
}

/** Throws ArchiveError if the database has tables, of whomever, or cannot hold those of Medley. */
export async function requireEmptyDatabase(connectionString: string): Promise<void> {
  await withConnection(connectionString, async (client) => {
    const reason = await unfitReason(client)
    if (reason !== null) throw new ArchiveError(`The database ${reason}.`)
    const { rows } = await client.query<{ count: number }>(`
      select count(*)::integer as count from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace
      where relkind in ('r', 'p') and nspname in ('public', 'pgboss')
    `)
    const count = rows[0]?.count ?? 0
    if (count > 0) {
      throw new ArchiveError(
        `The database has ${count} tables already. Create an empty one and name it in DATABASE_URL.`,
      )
    }
  })
}

/** Makes the tables that `migrations` made, fills them, and brings them up to date. */
export async function fillDatabase(
  connectionString: string,
  migrations: readonly string[],
  contents: AsyncIterable<TableContent>,
  counted: () => Pick<Closing, 'rows' | 'sequences'>,
): Promise<void> {
  await migrateDatabase(connectionString, paths.migrations, migrations.at(-1))
  await makeQueues(connectionString)
  await withConnection(connectionString, (client) => importTables(client, contents, counted))
  await migrateDatabase(connectionString, paths.migrations)
  await withConnection(connectionString, async (client) => void (await client.query('analyze')))
}

async function makeQueues(connectionString: string): Promise<void> {
  const db = connect({ connectionString, max: 2, statement_timeout: 0 }, () => undefined)
  try {
    const jobs = await openJobs(db, {
      kinds: jobKinds,
      works: false,
      log: pino({ level: 'silent' }),
    })
    await jobs.stop()
  } finally {
    await db.destroy()
  }
}
