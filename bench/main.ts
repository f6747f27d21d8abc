// npm run bench: measures the calls that matter against the rates of their statements, prints each row when it is
// measured, and writes docs/performance.md; exit code 1 where a goal is missed. --scene attack, overload, search,
// browser, recommendations and job measure other things; the latter two only print.
import { runAttack } from './attack/run-attack.ts'
import { runBrowser } from './browser/run-browser.ts'
import { openDatabase } from './database.ts'
import { runLimits } from './limits/run-limits.ts'
import { type Options, readOptions } from './options.ts'
import { runJob } from './recommendations/run-job.ts'
import { runOverload } from './overload/run-overload.ts'
import { runRecommendations } from './recommendations/run-recommendations.ts'
import { runSearch } from './search/run-search.ts'

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: Options): Promise<void> {
  const { scene, size, keep } = options
  if (scene === 'recommendations') return runRecommendations(options)
  if (scene === 'job') return runJob(options)
  if (scene === 'limits') return runLimits(options)
  const database = await openDatabase(size, keep, {
    shelf: scene === 'search' ? 'whole' : 'best-known',
  })
  try {
    if (scene === 'attack') await runAttack(database, options)
    else if (scene === 'overload') await runOverload(database, options)
    else if (scene === 'browser') await runBrowser(database, options)
    else await runSearch(database, options)
  } finally {
    await database.close()
  }
}
