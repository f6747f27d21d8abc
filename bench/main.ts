// npm run bench: measures the calls that matter against the rates of their statements and prints each row when it is
// measured; exit code 1 where a goal is missed. --document writes the figures to docs/performance.md. --quick takes a
// small database.
import { withLock } from '../tools/lock.mjs'
import { buildChanged } from '../tools/workspace.mjs'
import { openDatabase } from './database.ts'
import { runLimits } from './limits/run-limits.ts'
import { readOptions } from './options.ts'

try {
  const options = readOptions(process.argv.slice(2))
  await withLock('prepare', buildChanged)
  const database = await openDatabase(options.size, options.keep)
  try {
    await runLimits(database, options)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
