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

/** The id of the work that a page of a known service is about; null for other pages. */
export function idOfPage(url: URL): { source: string; id: string } | null {
  for (const { source, host, path, prefix = '' } of pages) {
    const id = host.test(url.hostname) ? path.exec(url.pathname)?.[1] : undefined
    if (id !== undefined) return { source, id: `${prefix}${id}` }
  }
  return null
}
