import { readdir, readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Kysely, sql } from 'kysely'
import { type Migration, MIGRATION_LOCK_ID, Migrator } from 'kysely/migration'
import { connect } from './connect.ts'
import { isOfCode } from './transaction.ts'
import { upgradeToBaseline } from './upgrade-to-baseline/upgrade-to-baseline.ts'

const tables = {
  migrationTableName: 'schema_migrations',
  migrationLockTableName: 'schema_migrations_lock',
} as const

/** The code of PostgreSQL for a table that does not exist. */
const missingTable = '42P01'

/** The table of the migrator. */
type Migrated = { schema_migrations: { name: string } }

/**
 * Brings the database up to the newest of the plain SQL files in `folder`, or up to the named one, in the order of
 * their names. Several processes may call it at once: one applies, the others wait and find nothing to do.
 * Throws the error of the first file that fails; that file leaves nothing behind.
 */
export async function migrate(
  // oxlint-disable-next-line typescript/no-explicit-any -- any database will do, whatever its tables
  db: Kysely<any>,
  folder: string | URL,
  last?: string,
): Promise<void> {
  const migrations = await readMigrations(folder)
  if (last === undefined && (await hasAll(db, Object.keys(migrations)))) return
  await underMigrationLock(db, (transaction) =>
    upgradeToBaseline(transaction, Object.keys(migrations)),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    ...tables,
  })
  const { error } =
    last === undefined ? await migrator.migrateToLatest() : await migrator.migrateTo(last)
  if (error)
    throw error instanceof Error ? error : new Error('A migration failed', { cause: error })
}

/**
 * Migrates the database at an address, on connections of its own: the limit of time for statements of requests
 * holds neither for a change of a large table nor for the wait until another process has made it.
 */
export async function migrateDatabase(
  connectionString: string,
  folder: string | URL,
  last?: string,
): Promise<void> {
  const db = connect({ connectionString, statement_timeout: 0 }, () => undefined)
  try {
    await migrate(db, folder, last)
  } finally {
    await db.destroy()
  }
}

/**
 * Whether just these migrations are applied. One statement, where the migrator reads which tables there are, which
 * takes a tenth of a start.
 */
async function hasAll(db: Kysely<unknown>, names: readonly string[]): Promise<boolean> {
  try {
    const migrated = db.$extendTables<Migrated>()
    const rows = await migrated.selectFrom(tables.migrationTableName).select('name').execute()
    const applied = rows.map(({ name }) => name)
    return isDeepStrictEqual(applied.toSorted(), names.toSorted())
  } catch (error) {
    if (isOfCode(error, missingTable)) return false
    throw error
  }
}

/** Runs `work` in a transaction under the lock that the migrator takes. */
async function underMigrationLock(
  db: Kysely<unknown>,
  work: (transaction: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const { adapter } = db.getExecutor()
  const lock = { lockTable: tables.migrationLockTableName, lockRowId: MIGRATION_LOCK_ID }
  await db.connection().execute(async (connection) => {
    await adapter.acquireMigrationLock(connection, lock)
    try {
      await connection.transaction().execute(work)
    } finally {
      await adapter.releaseMigrationLock(connection, lock)
    }
  })
}

async function readMigrations(folder: string | URL): Promise<Record<string, Migration>> {
  const base = folder instanceof URL ? folder : new URL(`file://${folder.replace(/\/?$/, '/')}`)
  const names = (await readdir(base)).filter((name) => name.endsWith('.sql'))
  const entries = names.map(async (name): Promise<[string, Migration]> => {
    const text = await readFile(new URL(name, base), 'utf8')
    return [name, { up: async (db: Kysely<unknown>) => void (await sql.raw(text).execute(db)) }]
  })
  return Object.fromEntries(await Promise.all(entries))
}
