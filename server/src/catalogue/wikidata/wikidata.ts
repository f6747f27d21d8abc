import type { Medium } from '@medley/contract/values/medium'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { baseLanguage } from '../locale.ts'
import { localeOf, type SourceDeps } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { ExternalId, WorkFacts } from '../work-facts.ts'
import { createWikidataApi, type WikidataApi, type WikidataUrls } from './wikidata.api.ts'
import { readItem } from './wikidata.details.ts'
import { factsOf, type Item, isOfKind } from './wikidata.item.ts'
import {
  batchIds,
  externalIds,
  filterById,
  filterOf,
  type Kind,
  kindOf,
  kinds,
  valuesOf,
} from './wikidata.kinds.ts'
import { type WikidataQuery, rankItems } from './wikidata.ranking.ts'
import { readRelatives } from './wikidata.relatives.ts'
import { allItemsOf, itemsOf, sparqlOf, sparqlOfIds } from './wikidata.sparql.ts'
import { createWikipedia, type Wikipedia } from './wikipedia.ts'

const name = 'wikidata'
const prefix = 'wikidata-'

interface WikidataOptions extends WikidataUrls {
  /** Base URL of the Wikipedia of a language. */
  wikipediaUrl?: (language: string) => string
}

interface Means {
  api: WikidataApi
  wikipedia: Wikipedia
  language: string
}

/**
 * Films from Wikidata (no key needed), and facts about shows and books, described by the first paragraphs
 * of Wikipedia. It has no posters that may be shown.
 */
export function createWikidata(deps: SourceDeps, options: WikidataOptions = {}): Source {
  const language = baseLanguage(localeOf(deps))
  const means = {
    api: createWikidataApi(deps, options),
    wikipedia: createWikipedia(deps, language, options.wikipediaUrl),
    language,
  }
  const idSources = kinds.flatMap(({ ids }) => ids.map(({ source }) => source))
  return withCheckedIds({
    name,
    mediums: ['film'],
    addsTo: ['tvShow', 'book'],
    foreignIds: [...new Set(idSources)].filter((one) => !batchIds.includes(one)),
    batchIds,
    search: (medium, term, lane) => search(means, medium, { term }, lane),
    searchOfYear: (medium, term, year, lane) => search(means, medium, { term, year }, lane),
    detailsById: (medium, id, lane) => findById(means, medium, id, lane),
    detailsByIds: (medium, ids, lane) => findByIds(means, medium, ids, lane),
    details: (medium, id, lane) => details(means, medium, id.slice(prefix.length), lane),
  })
}

/** Signs with a meaning in the search's language. */
const operators = /[\s:"|\-~*?!()[\]\\/]+/g

async function search(
  means: Means,
  medium: Medium,
  asked: WikidataQuery,
  lane: Lane,
): Promise<WorkFacts[]> {
  const kind = kindOf(medium)
  const words = asked.term.replaceAll(operators, ' ').trim()
  if (!kind || words === '') return []
  // Most descriptions have the year: "1982 film by Ridley Scott".
  const year = asked.year === undefined ? '' : ` ${asked.year}`
  const ids = await means.api.findIds(`${words}${year} ${filterOf(kind)}`, lane)
  const items = await describe(means, kind, ids, lane)
  return cleanAll(rankItems(kind, items, asked).map((item) => factsOf(kind, item)))
}

async function findById(
  means: Means,
  medium: Medium,
  id: ExternalId,
  lane: Lane,
): Promise<WorkFacts | null> {
  const kind = kindOf(medium)
  const filter = kind && filterById(kind, id)
  if (!kind || filter === undefined) return null
  const ids = await means.api.findIds(filter, lane)
  const items = await describe(means, kind, ids, lane)
  const isIt = (item: Item) =>
    externalIds(kind, (property) => item.idsOf(property)).some(
      (one) => one.source === id.source && one.id === id.id,
    )
  const item = items.find(isIt)
  return item ? cleanFacts(factsOf(kind, item)) : null
}

/** One call for the ids of each other service. */
async function findByIds(
  { api, language }: Means,
  medium: Medium,
  ids: readonly ExternalId[],
  lane: Lane,
): Promise<WorkFacts[]> {
  const kind = kindOf(medium)
  if (!kind) return []
  const found: Item[] = []
  for (const [source, ofSource] of Map.groupBy(ids, (id) => id.source)) {
    const sought = valuesOf(kind, source, ofSource)
    if (sought)
      found.push(
        ...allItemsOf(await api.query(sparqlOfIds(kind, sought, language), lane), language),
      )
  }
  return cleanAll(found.filter((item) => isOfKind(kind, item)).map((item) => factsOf(kind, item)))
}

/** The works of the kind among the items, in the given order. */
async function describe(
  means: Means,
  kind: Kind,
  ids: readonly string[],
  lane: Lane,
): Promise<Item[]> {
  if (ids.length === 0) return []
  const { api, language } = means
  try {
    const result = await api.query(sparqlOf(kind, ids, language), lane)
    return itemsOf(result, ids, language).filter((item) => isOfKind(kind, item))
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return describeBriefly(means, ids, lane)
  }
}

/** Names, and the year in the description, where the query service does not respond. */
async function describeBriefly(
  { api, language }: Means,
  ids: readonly string[],
  lane: Lane,
): Promise<Item[]> {
  const texts = await api.texts(ids, language, lane)
  return ids.flatMap((id) => {
    const { labels, descriptions, sitelinks } = texts.get(id) ?? {}
    const year = /\b(18|19|20)\d\d\b/.exec(descriptions?.['en'] ?? '')?.[0]
    if (year === undefined) return []
    const dates = [{ time: `${year}-00-00T`, precision: 9, places: [] }]
    const label = labels?.[language] ?? labels?.['en'] ?? null
    return [{ ...nothingKnown, id, label, dates, sitelinks: sitelinks ?? 0 }]
  })
}

const nothingKnown: Omit<Item, 'id'> = {
  label: null,
  aliases: [],
  titles: [],
  classes: [],
  dates: [],
  countries: [],
  languages: [],
  genres: [],
  creators: [],
  cast: [],
  minutes: null,
  pages: null,
  idsOf: () => [],
  sitelinks: 0,
}

async function details(
  { api, wikipedia, language }: Means,
  medium: Medium,
  id: string,
  lane: Lane,
): Promise<WorkFacts | null> {
  const kind = kindOf(medium)
  const found = kind ? await api.item(id, lane) : null
  if (!kind || !found) return null
  const item = await readItem(api, kind, { id, item: found, language, lane })
  if (!item) return null
  const relatives = await readRelatives(
    { api, describe: (of, ids) => describe({ api, wikipedia, language }, of, ids, lane) },
    { kind, id, item: found, lane },
  )
  const facts = { ...factsOf(kind, item), ...relatives }
  try {
    return cleanFacts({ ...facts, ...(await wikipedia.read(found, lane)) })
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return cleanFacts({ ...facts, isPartial: true })
  }
}
