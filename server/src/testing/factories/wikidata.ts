/** Answers of Wikidata and Wikipedia in their true shapes. */
const entity = (id: string) => ({ type: 'uri', value: `http://www.wikidata.org/entity/${id}` })
const literal = (value: string, lang?: string) => ({
  type: 'literal',
  value,
  ...(lang === undefined ? {} : { 'xml:lang': lang }),
})

interface SparqlFact {
  fact: string
  value: { type: string; value: string }
  detail?: { type: string; value: string }
  place?: { type: string; value: string }
}

export const label = (text: string, lang = 'en'): SparqlFact => ({
  fact: 'label',
  value: literal(text, lang),
})
export const alias = (text: string): SparqlFact => ({ fact: 'alias', value: literal(text, 'en') })
export const ofClass = (id: string): SparqlFact => ({ fact: 'class', value: entity(id) })
export const madeBy = (id: string, name: string, lang = 'en'): SparqlFact => ({
  fact: 'creator',
  value: literal(name, lang),
  detail: entity(id),
})
export const country = (id: string, code: string): SparqlFact => ({
  fact: 'country',
  value: entity(id),
  detail: literal(code),
})
export const date = (time: string, precision: number, place?: string): SparqlFact => ({
  fact: 'date',
  value: literal(`${time}T00:00:00Z`),
  detail: literal(String(precision)),
  ...(place === undefined ? {} : { place: entity(place) }),
})
/** A fact of another kind: an id by its property, a genre, a title, a number. */
export const fact = (fact: string, value: string): SparqlFact => ({ fact, value: literal(value) })

/** An answer of the query service. */
export function sparqlAnswer(items: Record<string, readonly SparqlFact[]>) {
  const bindings = Object.entries(items).flatMap(([id, facts]) =>
    facts.map(({ fact, ...rest }) => ({ item: entity(id), fact: literal(fact), ...rest })),
  )
  return { head: { vars: ['item', 'fact', 'value', 'detail', 'place'] }, results: { bindings } }
}

/** An answer of the search. */
export const searchAnswer = (...ids: string[]) => ({
  batchcomplete: true,
  query: {
    searchinfo: { totalhits: ids.length },
    search: ids.map((title) => ({ ns: 0, title, pageid: Number(title.slice(1)) })),
  },
})

/** An answer with names of items. */
export const labelsAnswer = (names: Record<string, string>, lang = 'en') => ({
  entities: Object.fromEntries(
    Object.entries(names).map(([id, value]) => [
      id,
      { type: 'item', id, labels: { [lang]: { language: lang, value } } },
    ]),
  ),
  success: 1,
})

type Rank = 'preferred' | 'normal' | 'deprecated'

/** A statement of an item in the REST interface. */
export function statement(
  property: string,
  content: unknown,
  { rank = 'normal', place }: { rank?: Rank; place?: string } = {},
) {
  const qualifiers =
    place === undefined
      ? []
      : [
          {
            property: { id: 'P291', data_type: 'wikibase-item' },
            value: { type: 'value', content: place },
          },
        ]
  return {
    id: `Q1$${property}`,
    rank,
    qualifiers,
    references: [],
    property: { id: property, data_type: 'any' },
    value: { type: 'value', content },
  }
}

export const time = (day: string, precision = 11) => ({
  time: `+${day}T00:00:00Z`,
  precision,
  calendarmodel: 'http://www.wikidata.org/entity/Q1985727',
})
