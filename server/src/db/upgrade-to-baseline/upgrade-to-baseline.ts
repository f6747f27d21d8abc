import { readFile } from 'node:fs/promises'
import { type Kysely, sql } from 'kysely'
import { paths } from '../../paths.ts'
import { released, unreleased } from './old-migrations.ts'

type MigrationTables = {
  schema_migrations: { name: string; timestamp: string }
}

/** Names of baseline files have a number, later ones a time. */
const baselineName = /^\d{4}-/

/**
 * Lets a database that ran the migrations before the baseline go on after it: brings it up to the schema of
 * the baseline and records the baseline's files in place of the old ones. Changes no other database.
 * @param transaction one under the migration lock
 * @param files the names of today's migrations
 * @throws for a database with unknown migrations, or with some of the old ones only
 */
export async function upgradeToBaseline(
  transaction: Kysely<unknown>,
  files: readonly string[],
): Promise<void> {
  const db = transaction.$extendTables<MigrationTables>()
  const records = await readRecords(db)
  const names = records.map(({ name }) => name)
  const old = [...released, ...unreleased].filter((name) => names.includes(name))
  refuseUnknown(names.filter((name) => !files.includes(name) && !old.includes(name)))
  if (old.length === 0) return
  refusePartial(old)
  if (old.length === released.length) await runUpgrade(db)
  await db.deleteFrom('schema_migrations').where('name', 'in', old).execute()
  // Before all later ones, as the migrator expects.
  const [timestamp = ''] = records.map((record) => record.timestamp).toSorted()
  const baseline = files.filter((name) => baselineName.test(name))
  await db
    .insertInto('schema_migrations')
    .values(baseline.map((name) => ({ name, timestamp })))
    .execute()
}

async function readRecords(db: Kysely<MigrationTables>) {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (tables.every(({ name }) => name !== 'schema_migrations')) return []
  return db.selectFrom('schema_migrations').selectAll().execute()
}

function refuseUnknown(unknown: readonly string[]): void {
  if (unknown.length === 0) return
  throw new Error(
    `The database has migrations that this version of Medley does not know: ${unknown.join(', ')}. Start the version that last used it, or a newer one.`,
  )
}

/** Only all released migrations, or these and all unreleased ones, make a known schema. */
function refusePartial(old: readonly string[]): void {
  const expected = old.length > released.length ? [...released, ...unreleased] : released
  const missing = expected.filter((name) => !old.includes(name))
  if (missing.length === 0) return
  throw new Error(
    `The database has only some of the migrations before the baseline; missing: ${missing.join(', ')}. Start the version that last used it once more, or restore a backup.`,
  )
}

async function runUpgrade(db: Kysely<MigrationTables>): Promise<void> {
  const text = await readFile(paths.upgradeToBaseline, 'utf8')
  // Rewriting large tables may take longer than the limit for statements of requests.
  await sql.raw('set local statement_timeout = 0').execute(db)
  await sql.raw(text).execute(db)
}
