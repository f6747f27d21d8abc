/**
 * Writes the types of the tables, as the migrations make them:
 *
 *   node tools/run.mjs tools/database/generate-db-types.ts            writes server/src/db/schema.generated.ts
 *   node tools/run.mjs tools/database/generate-db-types.ts --verify   fails where that file is out of date
 */
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withMigratedDatabase } from './migrated-database.ts'

const root = join(import.meta.dirname, '../..')

function generate(verify: boolean): Promise<boolean> {
  return withMigratedDatabase(async ({ address }) => runGenerator(address, verify))
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
        'server/src/db/schema.generated.ts is not what the migrations make: run node tools/run.mjs tools/database/generate-db-types.ts',
      )
    }
    process.exitCode = 1
  }
} catch (error) {
  console.error('The types were not written:', error instanceof Error ? error.message : error)
  process.exitCode = 1
}
