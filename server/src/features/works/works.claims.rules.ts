import { AppError } from '../../app-error.ts'
import { toIsbn13 } from '../../catalogue/isbn.ts'
import type { ExternalId } from '../../catalogue/work-facts.ts'

/** Pages about works whose address holds the work's id. */
const pages: { source: string; host: RegExp; path: RegExp; prefix?: string }[] = [
  { source: 'imdb', host: /(^|\.)imdb\.com$/, path: /^\/(?:[a-z-]+\/)?title\/(tt\d{7,10})/ },
  { source: 'letterboxd', host: /(^|\.)letterboxd\.com$/, path: /^\/film\/([\w-]+)/ },
  { source: 'tmdb', host: /(^|\.)themoviedb\.org$/, path: /^\/(?:movie|tv)\/(\d+)/ },
  { source: 'openlibrary', host: /(^|\.)openlibrary\.org$/, path: /^\/works\/(OL\d+W)/ },
  { source: 'goodreads', host: /(^|\.)goodreads\.com$/, path: /^\/book\/show\/(\d+)/ },
  {
    source: 'musicbrainz',
    host: /(^|\.)musicbrainz\.org$/,
    path: /^\/release-group\/([\da-f-]{36})/,
  },
  { source: 'tvmaze', host: /(^|\.)tvmaze\.com$/, path: /^\/shows\/(\d+)/, prefix: 'tvmaze-' },
  {
    source: 'wikidata',
    host: /(^|\.)wikidata\.org$/,
    path: /^\/wiki\/(Q[1-9]\d*)/,
    prefix: 'wikidata-',
  },
]

/** The source of links to pages without a known kind of id. */
export const linkSource = 'link'

interface FormIds {
  isbn: string | null
  imdbId: string | null
  link: string | null
}

/** The ids that a form gives a work. Throws `validation_error` for values that are none. */
export function claimsOf({ isbn, imdbId, link }: FormIds): ExternalId[] {
  return [
    ...(isbn === null ? [] : [{ source: 'isbn', id: toIsbn13(isbn) ?? refuse('isbn') }]),
    ...(imdbId === null ? [] : [{ source: 'imdb', id: imdbIdOf(imdbId) }]),
    ...(link === null ? [] : [idOfLink(link)]),
  ]
}

function imdbIdOf(text: string): string {
  return /^tt\d{7,10}$/.test(text) ? text : refuse('imdbId')
}

function idOfLink(link: string): ExternalId {
  const url = URL.canParse(link) ? new URL(link) : refuse('link')
  if (!/^https?:$/.test(url.protocol) || url.username !== '') refuse('link')
  for (const { source, host, path, prefix = '' } of pages) {
    const id = host.test(url.hostname) ? path.exec(url.pathname)?.[1] : undefined
    if (id !== undefined) return { source, id: `${prefix}${id}` }
  }
  return { source: linkSource, id: url.href }
}

function refuse(field: keyof FormIds): never {
  const message = { isbn: 'Not an ISBN', imdbId: 'Not an IMDb id', link: 'Not a link' }[field]
  throw new AppError('validation_error', { errors: [{ field, message }] })
}
