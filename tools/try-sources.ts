// npm run try:sources: asks each data source one question and prints what came back.
import { createSources } from '../server/src/catalogue/catalogue.ts'
import type { Gate } from '../server/src/catalogue/gate.ts'
import { labelOf } from '../server/src/catalogue/source-info.ts'
import type { Source } from '../server/src/catalogue/source.ts'
import { createWebClient } from '../server/src/catalogue/web/web-client.ts'
import { readConfig } from '../server/src/config.ts'

const questions: Record<string, string> = {
  film: 'The Godfather',
  tvShow: 'The Wire',
  book: 'Dune',
  album: 'Kind of Blue',
  podcast: 'Planet Money',
}

interface Line {
  source: string
  medium: string
  found: string
  details: string
  time: string
}

/** One question at a time needs no budget. */
const openGate: Gate = {
  enter: () => Promise.resolve({ waitMs: 1_100, report: () => Promise.resolve() }),
  health: () => Promise.resolve([]),
}

async function ask(source: Source, medium: Source['mediums'][number]): Promise<Line> {
  const start = Date.now()
  const line = { source: labelOf(source.name), medium, found: '', details: '' }
  const timed = () => ({ ...line, time: `${((Date.now() - start) / 1000).toFixed(1)} s` })
  try {
    const found = await source.search(medium, questions[medium] ?? '', 'batch')
    const [first] = found
    line.found = first ? `${found.length}: ${first.title} (${first.releaseDate ?? '-'})` : 'nothing'
    const facts = first && (await source.details(medium, first.externalId, 'batch'))
    if (facts) {
      const { creators, entries, description } = facts
      line.details = `${creators.join(', ') || '-'}; ${entries.length} entries; ${description ? 'a text' : 'no text'}`
    }
  } catch (error) {
    line.details = error instanceof Error ? error.message : String(error)
  }
  return timed()
}

const { offline, sourceKeys, sourcesContact } = readConfig()
const web = createWebClient({ userAgent: `Medley/0.1 (${sourcesContact})` })
const sources = offline ? [] : createSources({ web, gate: openGate }, sourceKeys)
const questionsAsked = sources.flatMap((source) =>
  source.mediums.map((medium) => ask(source, medium)),
)
const lines = await Promise.all(questionsAsked)
await web.close()
if (offline) process.stdout.write('OFFLINE is set: no source is asked.\n')
else {
  console.table(lines)
  if (lines.every(({ found }) => found === '')) {
    process.stdout.write('No source answered: there seems to be no network.\n')
  }
}
if (!sourceKeys.tmdbToken) process.stdout.write('TMDB is not asked without TMDB_TOKEN.\n')
if (!sourceKeys.googleBooksKey) {
  process.stdout.write('Google Books is not asked without GOOGLE_BOOKS_KEY.\n')
}
