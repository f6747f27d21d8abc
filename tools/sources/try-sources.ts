// npm run try:sources: sends one query to each data source and prints the results. Exits with 1 if an
// active source failed.
import { createSources } from '../../server/src/catalogue/catalogue.ts'
import { userAgentOf } from '../../server/src/catalogue/contact.ts'
import { createWebClient } from '../../server/src/catalogue/web/web-client.ts'
import { ConfigError } from '../../server/src/config/config-error.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { linesWithoutKeys, openGate, sumUp, trySource } from './source-trial.ts'

async function trySources(): Promise<boolean> {
  const { offline, sourceKeys, sourcesContact, sourcesLocale: locale } = readConfig()
  if (offline) {
    process.stdout.write('OFFLINE is set: no source is asked.\n')
    return true
  }
  const web = createWebClient({ userAgent: userAgentOf(sourcesContact) })
  const sources = createSources({ web, gate: openGate, locale }, sourceKeys)
  const asked = (await Promise.all(sources.map(trySource))).flat()
  await web.close()
  console.table([...asked, ...linesWithoutKeys(sourceKeys)])
  process.stdout.write(`${sumUp(asked)}\n`)
  return asked.every(({ result }) => result === 'answers')
}

try {
  if (!(await trySources())) process.exitCode = 1
} catch (error) {
  if (!(error instanceof ConfigError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
