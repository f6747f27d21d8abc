// npm run bench: measures the calls that matter against the rates of their statements and prints each row when it is
// measured; exit code 1 where a goal is missed. --document writes the figures to docs/performance.md. --scene attack,
// overload, search or browser measures something else. --quick takes a small database.
import { withLock } from '../tools/lock.mjs'
import { buildChanged } from '../tools/workspace.mjs'
import { runAttack } from './attack/measure-attack.ts'
import { runBrowser } from './browser/run-browser.ts'
import { openDatabase } from './database.ts'
import { runLimits } from './limits/run-limits.ts'
import { readOptions } from './options.ts'
import { runOverload } from './overload/run-overload.ts'
import { runSearch } from './search/run-search.ts'

const scenes = {
  limits: runLimits,
  attack: runAttack,
  overload: runOverload,
  search: runSearch,
  browser: runBrowser,
}

try {
  const options = readOptions(process.argv.slice(2))
  await withLock('prepare', buildChanged)
  const { scene, size, keep } = options
  const database = await openDatabase(size, { keep, isWholeShelf: scene === 'search' })
  try {
    await scenes[scene](database, options)
  } finally {
    await database.close()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
