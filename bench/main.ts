// npm run bench: measures the calls that matter against the rates of their limits and writes
// docs/performance.md; exit code 1 where a goal is missed. --profile ROW prints where the time of a row
// goes instead. --scene attack, overload, search, browser, recommendations and job measure other things;
// the latter two only print.
import { runAttack } from './attack/run-attack.ts'
import { runBrowser } from './browser/run-browser.ts'
import { openDatabase } from './database.ts'
import { runProfile } from './limits/profile/run-profile.ts'
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
  const { scene, size, keep, profile } = options
  if (scene === 'recommendations') return runRecommendations(options)
  if (scene === 'job') return runJob(options)
  if (scene === 'limits' && profile === undefined) return runLimits(options)
  const database = await openDatabase(size, keep, {
    shelf: scene === 'search' ? 'whole' : 'best-known',
  })
  try {
    if (scene === 'attack') await runAttack(database, options)
    else if (scene === 'overload') await runOverload(database, options)
    else if (scene === 'browser') await runBrowser(database, options)
    else if (scene === 'search') await runSearch(database, options)
    else if (profile !== undefined) await runProfile(database, profile, options)
  } finally {
    await database.close()
  }
}
