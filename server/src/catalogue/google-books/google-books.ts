import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromEither } from '../description.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import { toIsbn13 } from '@medley/doors/parsing/isbn'
import { numberOrNull, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, localeOf, type SourceDeps } from '../source-client.ts'
import type { SourceFault } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
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
    imageLinks: z
      .object({
        thumbnail: textOrNull,
        small: textOrNull,
        medium: textOrNull,
        large: textOrNull,
      })
      .nullable()
      .catch(null),
    categories: rowsOrNone(z.string()),
    pageCount: numberOrNull,
    language: textOrNull,
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
    readFault,
  })
  // Availability depends on the country, which a server has to state.
  const common = { country: localeOf(deps).country, key }
  return withCheckedIds({
    name,
    mediums: ['book'],
    search: async (_, term, lane) => {
      const query = { q: term, maxResults: 20, printType: 'books', ...common }
      const found = await client.searchJson(lane, '/volumes', query, volumes)
      return cleanAll(found.items.map(factsOf))
    },
    details: async (_, id, lane) => {
      const path = `/volumes/${encodeURIComponent(id)}`
      const found = await client.getJson(lane, path, common, volume)
      return found && cleanFacts(factsOf(found))
    },
  })
}

/** Google reports an invalid key with status 400. */
function readFault(status: number, body: string): SourceFault | undefined {
  if (status !== 400) return undefined
  return /API_KEY_INVALID|keyInvalid|API key not valid/i.test(body) ? 'refused' : undefined
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
    posterSource: posterOf(info.imageLinks),
    entries: [],
    ids: [...new Set(isbns)].map((isbn) => ({ source: 'isbn', id: isbn })),
    // "Fiction / Science Fiction / Space Opera"
    genres: toGenres(info.categories.flatMap((category) => category.split(' / '))),
    languages: info.language === null ? [] : [info.language],
    pages: info.pageCount,
  }
}

/** About 575 px wide where there is one; search results have thumbnails of 128 px only. */
function posterOf(links: Volume['volumeInfo']['imageLinks']): string | null {
  const link = links?.medium ?? links?.small ?? links?.large ?? links?.thumbnail
  return link?.replace('&edge=curl', '') ?? null
}
