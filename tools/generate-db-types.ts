/**
 * Writes the types of the tables, as the migrations make them:
 *
 *   node tools/run.mjs tools/generate-db-types.ts            writes server/src/db/schema.generated.ts
 *   node tools/run.mjs tools/generate-db-types.ts --verify   fails where that file is out of date
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { connect } from '../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts'
import { migrate } from '../server/src/db/migrate.ts'

const root = join(import.meta.dirname, '..')
const migrations = new URL('../server/src/db/migrations/', import.meta.url)

async function generate(verify: boolean): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'medley-types-'))
  // The database may run as another user, and has to get through.
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: (text: string) => console.error(text) }
  try {
    const server = await startEmbeddedPostgres({
      dataDir: join(folder, 'pg'),
      durable: false,
      log,
    })
    try {
      await applyMigrations(server.connectionString())
      return runGenerator(server.connectionString(), verify)
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function applyMigrations(connectionString: string): Promise<void> {
  const db = connect({ connectionString }, (error) => console.error(error.message))
  try {
    await migrate(db, migrations)
  } finally {
    await db.destroy()
  }
}

function runGenerator(url: string, verify: boolean): boolean {
  const program = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  const options = ['--config-file', '.kysely-codegen.json', '--url', url, '--log-level', 'error']
  const { status } = spawnSync(
    process.execPath,
    [program, ...options, ...(verify ? ['--verify'] : [])],
    {
      cwd: root,
      stdio: 'inherit',
    },
  )
  return status === 0
}

const { values } = parseArgs({ options: { verify: { type: 'boolean', default: false } } })
try {
  if (!(await generate(values.verify))) {
    if (values.verify) {
      console.error(
        'server/src/db/schema.generated.ts is not what the migrations make: run node tools/run.mjs tools/generate-db-types.ts',
      )
    }
    process.exitCode = 1
  }
} catch (error) {
  console.error('The types were not written:', error instanceof Error ? error.message : error)
  process.exitCode = 1
}
