import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromText } from '../description.ts'
import type { Lane } from '../gate.ts'
import { toIsbn13 } from '../isbn.ts'
import { rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'

const name = 'openlibrary'
const fields = 'key,title,author_name,first_publish_year,cover_i,isbn'
const isbnsMax = 50

const row = z.object({
  key: z.string().regex(/^\/works\/OL\d+W$/),
  title: z.string(),
  author_name: rowsOrNone(z.string()),
  first_publish_year: z.int().min(1).max(9999).nullable().catch(null),
  cover_i: z.int().positive().nullable().catch(null),
  isbn: rowsOrNone(z.string()),
})
type Row = z.output<typeof row>
const rows = z.object({ docs: rowsOf(row) })

const text = z.union([z.string(), z.object({ value: z.string() }).transform(({ value }) => value)])
const workText = z.object({
  type: z.object({ key: z.string() }).nullable().catch(null),
  location: textOrNull,
  description: text.nullable().catch(null),
})

/** Books from Open Library (no key needed), which groups editions into works. */
export function createOpenLibrary(
  deps: SourceDeps,
  { baseUrl = 'https://openlibrary.org' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    name,
    perSecond: 3,
    burst: 5,
    baseUrl,
    timeoutMs: { interactive: 8_000, batch: 20_000 },
  })
  return {
    name,
    mediums: ['book'],
    search: async (_, term, lane) => {
      const found = await client.getJson(lane, '/search.json', { q: term, limit: 20, fields }, rows)
      return cleanAll((found?.docs ?? []).map((doc) => factsOf(doc, null)))
    },
    details: (_, id, lane) => book(client, id, lane),
  }
}

/** Follows one redirect, which merged works answer with. */
async function book(
  client: SourceClient,
  id: string,
  lane: Lane,
  mayMove = true,
): Promise<WorkFacts | null> {
  const found = await client.getJson(lane, `/works/${id}.json`, {}, workText)
  if (!found) return null
  if (found.type?.key === '/type/redirect') {
    const target = redirectTarget(found.location)
    const moved = target && mayMove ? await book(client, target, lane, false) : null
    return moved && { ...moved, externalId: id }
  }
  const query = { q: `key:/works/${id}`, limit: 1, fields }
  const [doc] = (await client.getJson(lane, '/search.json', query, rows))?.docs ?? []
  return doc ? cleanFacts(factsOf(doc, found.description)) : null
}

function redirectTarget(location: string | null | undefined): string | undefined {
  return /^\/works\/(OL\d+W)$/.exec(location ?? '')?.[1]
}

function factsOf(doc: Row, description: string | null): WorkFacts {
  const { first_publish_year: year, cover_i: cover } = doc
  const isbns = new Set(doc.isbn.slice(0, isbnsMax).flatMap((isbn) => toIsbn13(isbn) ?? []))
  return {
    medium: 'book',
    source: name,
    externalId: doc.key.slice('/works/'.length),
    title: doc.title,
    creators: doc.author_name,
    releaseDate: year === null ? null : String(year).padStart(4, '0'),
    description: fromText(withoutFootnotes(description)),
    posterSource: cover === null ? null : `https://covers.openlibrary.org/b/id/${cover}-L.jpg`,
    entries: [],
    ids: [...isbns].map((isbn) => ({ source: 'isbn', id: isbn })),
  }
}

/** Descriptions are Markdown, followed by their sources, which are cut off. */
function withoutFootnotes(description: string | null): string | null {
  return (
    description
      ?.replaceAll(/^\s*\[\d+\]:\s*\S+.*$/gm, '')
      .replaceAll(/\(\[source\]\[\d+\]\)/gi, '')
      .replaceAll(/\[([^\]\n]+)\](\[\d+\]|\([^)\s]*\))/g, '$1')
      .replaceAll(/\*\*([^*\n]+)\*\*/g, '$1') ?? null
  )
}
