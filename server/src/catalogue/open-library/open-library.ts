import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromText } from '../description.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import type { Lane } from '../gate.ts'
import { toIsbn13 } from '@medley/doors/parsing/isbn'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import { wordsOf } from '../words.ts'
import type { WorkFacts } from '../work-facts.ts'
import { fromMarkdown } from './markdown.ts'

const name = 'openlibrary'
const fields =
  'key,title,author_name,first_publish_year,cover_i,isbn,number_of_pages_median,editions,editions.title'
const isbnsMax = 50
const authorsMax = 5

const row = z.object({
  key: z.string().regex(/^\/works\/OL\d+W$/),
  title: z.string(),
  author_name: rowsOrNone(z.string()),
  first_publish_year: z.int().min(1).max(9999).nullable().catch(null),
  cover_i: z.int().positive().nullable().catch(null),
  isbn: rowsOrNone(z.string()),
  number_of_pages_median: numberOrNull,
  /** The edition that matches the search best. */
  editions: z.object({ docs: rowsOrNone(z.object({ title: z.string() })) }).catch({ docs: [] }),
})
type Row = z.output<typeof row>
const rows = z.object({ docs: rowsOf(row) })

const authorKey = /^\/authors\/OL\d+A$/
const text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
const work = z.object({
  type: z.object({ key: z.string() }).nullable().catch(null),
  location: textOrNull,
  description: text.nullable().catch(null),
  title: textOrNull,
  covers: rowsOrNone(z.int()),
  first_publish_date: textOrNull,
  authors: rowsOrNone(z.object({ author: z.object({ key: z.string().regex(authorKey) }) })),
  subjects: rowsOrNone(z.string()),
})
type Work = z.output<typeof work>
const author = z.object({ name: z.string() })

/** Books from Open Library (no key needed), which groups editions into works. */
export function createOpenLibrary(
  deps: SourceDeps,
  { baseUrl = 'https://openlibrary.org' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...(deps.hasContact === false ? budgets.openLibraryWithoutContact : budgets.openLibrary),
    baseUrl,
    timeoutMs: { interactive: 8_000, patient: 8_000, batch: 20_000 },
  })
  return withCheckedIds({
    name,
    mediums: ['book'],
    search: async (_, term, lane) => {
      const query = { q: term, limit: 20, fields }
      const found = await client.searchJson(lane, '/search.json', query, rows)
      const named = found.docs.filter((doc) => hasWords(doc, term))
      return cleanAll(named.map((doc) => factsOf(doc)))
    },
    details: (_, id, lane) => book(client, id, lane),
  })
}

/** Follows one redirect, which merged works answer with. */
async function book(
  client: SourceClient,
  id: string,
  lane: Lane,
  mayMove = true,
): Promise<WorkFacts | null> {
  const found = await client.getJson(lane, `/works/${encodeURIComponent(id)}.json`, {}, work)
  if (!found) return null
  if (found.type?.key === '/type/redirect') {
    const target = redirectTarget(found.location)
    const moved = target && mayMove ? await book(client, target, lane, false) : null
    return moved && { ...moved, externalId: id }
  }
  const query = { q: `key:/works/${id}`, limit: 1, fields }
  const [doc] = (await client.searchJson(lane, '/search.json', query, rows)).docs
  const row = doc ?? (await rowOf(client, id, found, lane))
  if (!row) return null
  return cleanFacts({
    ...factsOf(row),
    description: fromText(fromMarkdown(found.description)),
    genres: toGenres(found.subjects),
  })
}

/** Row of a work that the search index does not have yet. */
async function rowOf(
  client: SourceClient,
  id: string,
  found: Work,
  lane: Lane,
): Promise<Row | null> {
  if (found.title === null) return null
  const keys = found.authors.slice(0, authorsMax).map((one) => one.author.key)
  const authors: string[] = []
  for (const key of keys) {
    const person = await client.getJson(lane, `${key}.json`, {}, author)
    if (person) authors.push(person.name)
  }
  const year = /\b(1\d{3}|20\d\d)\b/.exec(found.first_publish_date ?? '')?.[0]
  return {
    key: `/works/${id}`,
    title: found.title,
    author_name: authors,
    first_publish_year: year === undefined ? null : Number(year),
    cover_i: found.covers.find((cover) => cover > 0) ?? null,
    isbn: [],
    number_of_pages_median: null,
    editions: { docs: [] },
  }
}

/**
 * The search also looks into texts. A work counts if its names have all words of the term, or the term
 * has all words of its title, as with a subtitle that is no part of the title here.
 */
function hasWords({ title, author_name: authors, editions }: Row, term: string): boolean {
  if (/^\w+:/.test(term)) return true
  const words = wordsOf(term)
  const titles = [title, ...editions.docs.map((edition) => edition.title)]
  // Without spaces, since initials are written with and without them.
  const names = [...titles, ...authors].map((name) => wordsOf(name).join(''))
  const isNamed = words.every((word) => names.some((name) => name.includes(word)))
  return isNamed || titles.some((one) => wordsOf(one).every((word) => words.includes(word)))
}

function redirectTarget(location: string | null | undefined): string | undefined {
  return /^\/works\/(OL\d+W)$/.exec(location ?? '')?.[1]
}

function factsOf(doc: Row): WorkFacts {
  const { first_publish_year: year, cover_i: cover } = doc
  const isbns = new Set(doc.isbn.slice(0, isbnsMax).flatMap((isbn) => toIsbn13(isbn) ?? []))
  return {
    medium: 'book',
    source: name,
    externalId: doc.key.slice('/works/'.length),
    title: doc.title,
    creators: doc.author_name,
    releaseDate: year === null ? null : String(year).padStart(4, '0'),
    description: null,
    posterSource: cover === null ? null : `https://covers.openlibrary.org/b/id/${cover}-L.jpg`,
    entries: [],
    ids: [...isbns].map((isbn) => ({ source: 'isbn', id: isbn })),
    alternativeTitles: doc.editions.docs.map((edition) => edition.title),
    pages: doc.number_of_pages_median,
  }
}
