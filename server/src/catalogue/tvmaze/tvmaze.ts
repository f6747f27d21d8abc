import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromHtml } from '../description.ts'
import { budgets } from '../host-budgets.ts'
import { rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceDeps } from '../source-client.ts'
import type { Source } from '../source.ts'
import type { ExternalId, WorkFacts } from '../work-facts.ts'

const name = 'tvmaze'
const prefix = 'tvmaze-'

const show = z.object({
  id: z.int().positive(),
  name: z.string(),
  premiered: textOrNull,
  summary: textOrNull,
  image: z.object({ original: textOrNull }).nullable().catch(null),
  externals: z
    .object({ imdb: textOrNull, thetvdb: z.int().nullable().catch(null) })
    .catch({ imdb: null, thetvdb: null }),
})
type Show = z.output<typeof show>

const searchRows = rowsOf(z.object({ show }))

const showDetails = show.extend({
  _embedded: z.object({
    seasons: rowsOrNone(z.object({ number: z.int().min(0), name: textOrNull })),
    crew: rowsOrNone(z.object({ type: textOrNull, person: z.object({ name: z.string() }) })),
  }),
})

/** Shows from TVmaze (no key needed). */
export function createTvmaze(
  deps: SourceDeps,
  { baseUrl = 'https://api.tvmaze.com' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.tvmaze,
    baseUrl,
  })
  return {
    name,
    mediums: ['tvShow'],
    search: async (_, term, lane) => {
      const rows = await client.getJson(lane, '/search/shows', { q: term }, searchRows)
      return cleanAll((rows ?? []).map((row) => factsOf(row.show)))
    },
    details: async (_, id, lane) => {
      const path = `/shows/${id.slice(prefix.length)}?embed[]=seasons&embed[]=crew`
      const found = await client.getJson(lane, path, {}, showDetails)
      return found && cleanFacts(wholeOf(found))
    },
  }
}

function factsOf(row: Show): WorkFacts {
  return {
    medium: 'tvShow',
    source: name,
    externalId: `${prefix}${row.id}`,
    title: row.name,
    creators: [],
    releaseDate: row.premiered,
    description: fromHtml(row.summary),
    posterSource: row.image?.original ?? null,
    entries: [],
    ids: idsOf(row),
  }
}

function idsOf({ externals: { imdb, thetvdb } }: Show): ExternalId[] {
  return [
    ...(imdb ? [{ source: 'imdb', id: imdb }] : []),
    ...(thetvdb ? [{ source: 'thetvdb', id: String(thetvdb) }] : []),
  ]
}

function wholeOf(row: z.output<typeof showDetails>): WorkFacts {
  const { seasons, crew } = row._embedded
  return {
    ...factsOf(row),
    creators: crew.filter(({ type }) => type === 'Creator').map(({ person }) => person.name),
    entries: seasons.map((season) => season.name || `Season ${season.number}`),
  }
}
