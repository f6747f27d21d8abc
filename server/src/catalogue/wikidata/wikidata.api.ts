import { z } from 'zod'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import { rowsOf } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { languagesOf, type SparqlResult, sparqlResult } from './wikidata.sparql.ts'
import { type RestItem, restItem } from './wikidata.statements.ts'

const foundMax = 20
/** Ids in one call. */
const labelsAtOnce = 50
/** Seconds of replication lag beyond which jobs make way. */
const lagMax = 5

/** The interfaces of Wikidata that are used, each with the budget of its host. */
export interface WikidataApi {
  /** Ids of the items that match a search, best first. */
  findIds(search: string, lane: Lane): Promise<string[]>
  /** Facts about items from the query service. */
  query(sparql: string, lane: Lane): Promise<SparqlResult>
  /** A whole item, or null; merged items answer with the one they became. */
  item(id: string, lane: Lane): Promise<RestItem | null>
  /** Names and descriptions of items, by id and language. */
  texts(ids: readonly string[], language: string, lane: Lane): Promise<Map<string, ItemTexts>>
}

export interface ItemTexts {
  /** By language; a name for all languages stands under each. */
  labels: Record<string, string>
  descriptions: Record<string, string>
  sitelinks: number
}

/** The action interface reports errors with status 200, among them that it lags. */
const failure = z
  .object({ error: z.object({ code: z.string() }) })
  .transform(({ error }): never => {
    const isBusy = error.code === 'maxlag' || error.code === 'ratelimited'
    throw new SourceError(isBusy ? 'throttled' : 'failed', `Wikidata answers error ${error.code}`)
  })
const orFailure = <S extends z.ZodType>(schema: S) => z.union([failure, schema])

const hits = z.object({
  query: z.object({ search: rowsOf(z.object({ title: z.string().regex(/^Q[1-9]\d*$/) })) }),
})

const byLanguage = z
  .record(z.string(), z.object({ value: z.string() }))
  .catch({})
  .transform((texts) =>
    Object.fromEntries(Object.entries(texts).map(([language, { value }]) => [language, value])),
  )
const entities = z.object({
  entities: z.record(
    z.string(),
    z.object({
      labels: byLanguage,
      descriptions: byLanguage,
      sitelinks: z.record(z.string(), z.unknown()).catch({}),
    }),
  ),
})

const readFault = (status: number) => (status === 503 ? 'throttled' : undefined)

export interface WikidataUrls {
  wikidataUrl?: string
  queryUrl?: string
}

export function createWikidataApi(
  deps: SourceDeps,
  {
    wikidataUrl = 'https://www.wikidata.org',
    queryUrl = 'https://query.wikidata.org',
  }: WikidataUrls,
): WikidataApi {
  const site = createSourceClient(deps, { ...budgets.wikidata, baseUrl: wikidataUrl, readFault })
  const service = createSourceClient(deps, {
    ...budgets.wikidataQuery,
    baseUrl: queryUrl,
    headers: { accept: 'application/sparql-results+json' },
    timeoutMs: { interactive: 5_000, patient: 8_000, batch: 15_000 },
    readFault,
  })
  return {
    findIds: (search, lane) => findIds(site, search, lane),
    query: (query, lane) =>
      service.searchJson(lane, '/sparql', { format: 'json', query }, sparqlResult),
    item: (id, lane) => {
      const path = `/w/rest.php/wikibase/v1/entities/items/${encodeURIComponent(id)}`
      const query = { _fields: 'labels,aliases,statements,sitelinks' }
      return site.getJson(lane, path, query, restItem)
    },
    texts: (ids, language, lane) => listTexts(site, ids, language, lane),
  }
}

const actionQuery = (lane: Lane) => ({
  format: 'json',
  formatversion: 2,
  maxlag: lane === 'batch' ? lagMax : undefined,
})

async function findIds(site: SourceClient, search: string, lane: Lane): Promise<string[]> {
  const query = {
    action: 'query',
    list: 'search',
    srnamespace: 0,
    srlimit: foundMax,
    srprop: '',
    srsearch: search,
    ...actionQuery(lane),
  }
  const found = await site.searchJson(lane, '/w/api.php', query, orFailure(hits))
  return found.query.search.map(({ title }) => title)
}

async function listTexts(
  site: SourceClient,
  ids: readonly string[],
  language: string,
  lane: Lane,
): Promise<Map<string, ItemTexts>> {
  if (ids.length === 0) return new Map()
  const query = {
    action: 'wbgetentities',
    ids: ids.slice(0, labelsAtOnce).join('|'),
    props: 'labels|descriptions|sitelinks',
    languages: languagesOf(language).join('|'),
    languagefallback: 1,
    sitefilter: 'enwiki',
    ...actionQuery(lane),
  }
  const found = await site.searchJson(lane, '/w/api.php', query, orFailure(entities))
  return new Map(
    Object.entries(found.entities).map(([id, { labels, descriptions, sitelinks }]) => [
      id,
      { labels, descriptions, sitelinks: Object.keys(sitelinks).length },
    ]),
  )
}
