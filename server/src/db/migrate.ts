import { readdir, readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { connect } from './connect.ts'
import { isOfCode } from './transaction.ts'

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
 * Throws the error of the first file that fails; that file leaves nothing behind. Refuses a database of another version.
 */
export async function migrate(
  // oxlint-disable-next-line typescript/no-explicit-any -- any database will do, whatever its tables
  db: Kysely<any>,
  folder: string | URL,
  last?: string,
): Promise<void> {
  const migrations = await readMigrations(folder)
  const names = Object.keys(migrations)
  const applied = await appliedNames(db)
  refuseUnknown(applied, names)
  if (last === undefined && applied.length === names.length) return
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

/** One statement, where the migrator reads which tables there are, which takes a tenth of a start. */
async function appliedNames(db: Kysely<unknown>): Promise<string[]> {
  try {
    const migrated = db.$extendTables<Migrated>()
    const rows = await migrated.selectFrom(tables.migrationTableName).select('name').execute()
    return rows.map(({ name }) => name)
  } catch (error) {
    if (isOfCode(error, missingTable)) return []
    throw error
  }
}

/** @throws for a database of another version, older than the baseline or newer than this one */
function refuseUnknown(applied: readonly string[], names: readonly string[]): void {
  const unknown = applied.filter((name) => !names.includes(name))
  if (unknown.length === 0) return
  if (unknown.length === applied.length) {
    throw new Error(
      'The database was made before version 0.2.0, the first release, which cannot go on with it: start with an empty database, and import the exports of members into it.',
    )
  }
  throw new Error(
    `The database was last used by a newer version of Medley: start that version or a newer one. This one does not know ${unknown.join(', ')}.`,
  )
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
