import { sql } from 'kysely'
import { beforeEach } from 'vitest'
import { createOpenLibrary } from '../../catalogue/open-library/open-library.ts'
import { createTmdb } from '../../catalogue/tmdb/tmdb.ts'
import { createTvmaze } from '../../catalogue/tvmaze/tvmaze.ts'
import { createWikidata } from '../../catalogue/wikidata/wikidata.ts'
import { createGate } from '../../features/sources/sources.gate.service.ts'
import { expireLeases } from '../expire-leases.ts'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { searchAnswer, sparqlAnswer } from '../factories/wikidata.ts'
import { answerWithFilms, type film } from './film-source.ts'
import type { TestApp } from '../harness.ts'
import { useImporter } from './importer.ts'
import { json, type SourceServer } from '../servers/source-server.ts'

/** An importer whose plans are looked up at the sources that a test uses, all of them on one local server. */
export function useLookUps(app: TestApp, server: SourceServer) {
  const importer = useImporter(app)
  const ways = () => ({ web: server.web, gate: createGate(app.ctx), timeoutMs: 60_000 })

  beforeEach(async () => {
    app.sources.splice(0)
    app.clock.advance(3_600_000)
    for (const table of [
      'imports',
      'engagements',
      'works',
      'source_hosts',
      'source_searches',
    ] as const) {
      await app.ctx.db.deleteFrom(table).execute()
    }
    await sql`delete from pgboss.job`.execute(app.ctx.db)
  })

  return {
    ...importer,
    useTmdb: () => app.sources.push(createTmdb(ways(), { token: 't', baseUrl: server.url })),
    useBooks: () => app.sources.push(createOpenLibrary(ways(), { baseUrl: server.url })),
    useShows: () => app.sources.push(createTvmaze(ways(), { baseUrl: server.url })),
    useWikidata: () => {
      const urls = { wikidataUrl: server.url, queryUrl: server.url, wikipediaUrl: () => server.url }
      app.sources.push(createWikidata(ways(), urls))
    },
    /** Wikidata's answers to every search. */
    serveFilms: (items: Parameters<typeof sparqlAnswer>[0]): void => {
      server.on('/w/api.php?action=query', json(searchAnswer(...Object.keys(items))))
      server.on('/sparql', json(sparqlAnswer(items)))
    },
    findFilms: (...films: ReturnType<typeof film>[]) => answerWithFilms(server, films),
    watched: (...films: [string, number | ''][]) => [
      {
        name: 'watched.csv',
        content: csvOf(
          headers.watched,
          films.map(([title, year]) => importer.row(title, year)),
        ),
      },
    ],
    callsOf: (path: string) => server.calls.filter((call) => call.startsWith(path)),
    passAnHour: async (): Promise<void> => {
      app.clock.advance(3_600_000)
      await expireLeases(app.ctx.db)
      await app.runJobs()
    },
  }
}
