import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromEither } from '../description.ts'
import { budgets } from '../host-budgets.ts'
import { toIsbn13 } from '../isbn.ts'
import { rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceDeps } from '../source-client.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'

const name = 'googlebooks'

const volume = z.object({
  id: z.string(),
  volumeInfo: z.object({
    title: z.string(),
    authors: rowsOrNone(z.string()),
    publishedDate: textOrNull,
    description: textOrNull,
    industryIdentifiers: rowsOrNone(z.object({ identifier: z.string() })),
    imageLinks: z.object({ thumbnail: textOrNull }).nullable().catch(null),
  }),
})
type Volume = z.output<typeof volume>

const volumes = z.object({ totalItems: z.number(), items: rowsOrNone(volume) })

/** Books from Google Books; its ids identify editions. */
export function createGoogleBooks(
  deps: SourceDeps,
  { key, baseUrl = 'https://www.googleapis.com/books/v1' }: { key: string; baseUrl?: string },
): Source {
  const client = createSourceClient(deps, {
    ...budgets.googleBooks,
    baseUrl,
  })
  // Availability depends on the country, which a server has to state.
  const common = { country: 'US', key }
  return {
    name,
    mediums: ['book'],
    search: async (_, term, lane) => {
      const query = { q: term, maxResults: 20, printType: 'books', ...common }
      const found = await client.getJson(lane, '/volumes', query, volumes)
      return cleanAll((found?.items ?? []).map(factsOf))
    },
    details: async (_, id, lane) => {
      const path = `/volumes/${encodeURIComponent(id)}`
      const found = await client.getJson(lane, path, common, volume)
      return found && cleanFacts(factsOf(found))
    },
  }
}

function factsOf({ id, volumeInfo: info }: Volume): WorkFacts {
  const isbns = info.industryIdentifiers.flatMap(({ identifier }) => toIsbn13(identifier) ?? [])
  return {
    medium: 'book',
    source: name,
    externalId: id,
    title: info.title,
    creators: info.authors,
    releaseDate: info.publishedDate,
    description: fromEither(info.description),
    posterSource: info.imageLinks?.thumbnail?.replace('&edge=curl', '') ?? null,
    entries: [],
    ids: [...new Set(isbns)].map((isbn) => ({ source: 'isbn', id: isbn })),
  }
}
