import { z } from 'zod'
import { rowsOf } from '../rows.ts'
import type { Item } from './wikidata.item.ts'
import type { Kind } from './wikidata.kinds.ts'

const node = z.object({ value: z.string(), 'xml:lang': z.string().optional() })
const binding = z.object({
  item: node,
  fact: z.object({ value: z.string() }),
  value: node,
  detail: node.optional(),
  place: node.optional(),
})
type Binding = z.output<typeof binding>

export const sparqlResult = z.object({ results: z.object({ bindings: rowsOf(binding) }) })
export type SparqlResult = z.output<typeof sparqlResult>

export function sparqlOf(kind: Kind, ids: readonly string[], language: string): string {
  const values = ids.map((id) => `wd:${id}`).join(' ')
  return factsOfItems(kind, `VALUES ?item { ${values} }`, language)
}

/** Finds the items by the values of a property that holds ids of another service. */
export function sparqlOfIds(
  kind: Kind,
  { property, values }: { property: string; values: readonly string[] },
  language: string,
): string {
  const sought = values.map((value) => `"${value}"`).join(' ')
  const found = `VALUES ?id { ${sought} } ?item wdt:${property} ?id .`
  return factsOfItems(kind, `{ SELECT DISTINCT ?item WHERE { ${found} } }`, language)
}

/** One row per fact, so that several dates and directors of a film do not multiply. Best ranks only. */
function factsOfItems(kind: Kind, items: string, language: string): string {
  const named = `IN (${languagesOf(language)
    .map((one) => `"${one}"`)
    .join(', ')})`
  const parts: [string, string][] = [
    ['label', `?item rdfs:label ?value . FILTER(LANG(?value) ${named})`],
    ['alias', `?item skos:altLabel ?value . FILTER(LANG(?value) ${named})`],
    ['title', '?item wdt:P1476 ?value .'],
    ['class', '?item wdt:P31 ?value .'],
    ['country', '?item wdt:P495 ?value . OPTIONAL { ?value wdt:P297 ?detail }'],
    ['language', '?item wdt:P364/wdt:P218 ?value .'],
    ['genre', '?item wdt:P136/rdfs:label ?value . FILTER(LANG(?value) = "en")'],
    [
      'creator',
      `?item wdt:${kind.creators} ?detail . ?detail rdfs:label ?value . FILTER(LANG(?value) ${named})`,
    ],
    ...kind.dates.map((property): [string, string] => ['date', dateOf(property)]),
    ...(kind.minutes === undefined ? [] : [secondsOf(kind.minutes)]),
    ...kind.ids.map(({ property }): [string, string] => [
      property,
      `?item wdt:${property} ?value .`,
    ]),
    ['sitelinks', '?item wikibase:sitelinks ?value .'],
  ]
  const unions = parts.map(([fact, pattern]) => `{ ${pattern} BIND("${fact}" AS ?fact) }`)
  return `SELECT ?item ?fact ?value ?detail ?place WHERE { ${items} ${unions.join(' UNION ')} }`
}

const dateOf = (property: string) =>
  `?item p:${property} ?statement . ?statement a wikibase:BestRank ; psv:${property} ?time . ` +
  '?time wikibase:timeValue ?value ; wikibase:timePrecision ?detail . ' +
  'OPTIONAL { ?statement pq:P291 ?place }'

/** The normalized value, in seconds whatever its unit. */
const secondsOf = (property: string): [string, string] => [
  'seconds',
  `?item p:${property} ?statement . ?statement a wikibase:BestRank ; psn:${property}/wikibase:quantityAmount ?value .`,
]

/** Names may have no label of a language any more, only one for all (`mul`). */
export const languagesOf = (language: string) => [...new Set([language, 'mul', 'en'])]

export function allItemsOf(result: SparqlResult, language: string): Item[] {
  const ids = result.results.bindings.map(({ item }) => localName(item.value))
  return itemsOf(result, [...new Set(ids)], language)
}

/** The items in the order of the ids; those of which nothing is known are left out. */
export function itemsOf(result: SparqlResult, ids: readonly string[], language: string): Item[] {
  const byItem = Map.groupBy(result.results.bindings, ({ item }) => localName(item.value))
  return ids.flatMap((id) => {
    const rows = byItem.get(id)
    return rows ? [itemOf(id, rows, language)] : []
  })
}

function itemOf(id: string, rows: readonly Binding[], language: string): Item {
  const byFact = Map.groupBy(rows, ({ fact }) => fact.value)
  const all = (fact: string) => byFact.get(fact) ?? []
  const values = (fact: string) => [...new Set(all(fact).map(({ value }) => value.value))]
  const seconds = Number(values('seconds')[0] ?? 0)
  return {
    id,
    label: bestLabel(all('label'), language),
    aliases: values('alias'),
    titles: values('title'),
    classes: values('class').map(localName),
    dates: all('date').map(({ value, detail, place }) => ({
      time: value.value,
      precision: Number(detail?.value),
      places: place ? [localName(place.value)] : [],
    })),
    countries: all('country').map(({ value, detail }) => ({
      id: localName(value.value),
      code: detail?.value,
    })),
    languages: values('language'),
    genres: values('genre'),
    creators: namesOf(all('creator'), language),
    cast: [],
    minutes: seconds > 0 ? seconds / 60 : null,
    pages: null,
    idsOf: values,
    sitelinks: Number(values('sitelinks')[0] ?? 0),
  }
}

/** One name per person. */
function namesOf(rows: readonly Binding[], language: string): string[] {
  const byPerson = Map.groupBy(rows, ({ detail }) => detail?.value)
  return [...byPerson.values()].flatMap((labels) => bestLabel(labels, language) ?? [])
}

function bestLabel(rows: readonly Binding[], language: string): string | null {
  const labels = languagesOf(language).flatMap(
    (one) => rows.find(({ value }) => value['xml:lang'] === one)?.value.value ?? [],
  )
  return labels[0] ?? null
}

const localName = (uri: string) => uri.slice(uri.lastIndexOf('/') + 1)
