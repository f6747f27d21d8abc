import type { Medium } from '@medley/contract/values/medium'

interface SourceInfo {
  /** Display name. */
  label: string
  home: string
  /** Required credit, shown with the source's facts. */
  credit: string | null
  /** Link of the credit: the source or its licence. */
  creditUrl?: string
  /** URL of a work's page at the source. */
  pageOf(externalId: string, medium: Medium): string
}

/** Credit of a description from Wikipedia; its link is the licence. */
export const wikipediaCredit = {
  name: 'Wikipedia',
  credit: 'The description is from Wikipedia, shortened, under CC BY-SA 4.0.',
  creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
}

const numberOf = (externalId: string) => externalId.replace(/^[a-z]+-/, '')

/** All sources, enabled or not: stored facts of a disabled source still need their credit. */
const infos: Record<string, SourceInfo> = {
  tmdb: {
    label: 'TMDB',
    home: 'https://www.themoviedb.org/',
    credit: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    creditUrl: 'https://www.themoviedb.org/',
    pageOf: (id, medium) =>
      `https://www.themoviedb.org/${medium === 'film' ? 'movie' : 'tv'}/${id}`,
  },
  tvmaze: {
    label: 'TVmaze',
    home: 'https://www.tvmaze.com/',
    credit: 'Data from TVmaze under CC BY-SA 4.0.',
    creditUrl: 'https://creativecommons.org/licenses/by-sa/4.0/',
    pageOf: (id) => `https://www.tvmaze.com/shows/${numberOf(id)}`,
  },
  openlibrary: {
    label: 'Open Library',
    home: 'https://openlibrary.org/',
    credit: null,
    pageOf: (id) => `https://openlibrary.org/works/${id}`,
  },
  googlebooks: {
    label: 'Google Books',
    home: 'https://books.google.com/',
    credit: 'Powered by Google.',
    creditUrl: 'https://books.google.com/',
    pageOf: (id) => `https://books.google.com/books?id=${encodeURIComponent(id)}`,
  },
  apple: {
    label: 'Apple Podcasts',
    home: 'https://podcasts.apple.com/',
    credit: 'Listen on Apple Podcasts.',
    creditUrl: 'https://podcasts.apple.com/',
    pageOf: (id) => `https://podcasts.apple.com/podcast/id${numberOf(id)}`,
  },
  deezer: {
    label: 'Deezer',
    home: 'https://www.deezer.com/',
    credit: null,
    pageOf: (id) => `https://www.deezer.com/album/${numberOf(id)}`,
  },
  spotify: {
    label: 'Spotify',
    home: 'https://open.spotify.com/',
    credit: 'Album data provided by Spotify.',
    creditUrl: 'https://open.spotify.com/',
    pageOf: (id) => `https://open.spotify.com/album/${encodeURIComponent(id)}`,
  },
  wikidata: {
    label: 'Wikidata',
    home: 'https://www.wikidata.org/',
    credit: null,
    pageOf: (id) => `https://www.wikidata.org/wiki/${id.slice('wikidata-'.length)}`,
  },
  musicbrainz: {
    label: 'MusicBrainz',
    home: 'https://musicbrainz.org/',
    credit: null,
    pageOf: (id) => `https://musicbrainz.org/release-group/${id}`,
  },
}

/** The source of this name; undefined for the shelf and for global ids. */
export function findSourceInfo(name: string): SourceInfo | undefined {
  return infos[name]
}

/** The wire shape of a source's credit. */
export function creditOf({ credit, creditUrl }: SourceInfo) {
  return { credit, creditUrl: creditUrl ?? null }
}

export function labelOf(name: string): string {
  return infos[name]?.label ?? name
}
