import type { Medium } from '@medley/contract/medium'

interface SourceInfo {
  /** As people know it. */
  label: string
  /** What the source asks to be said where its facts are shown. */
  credit: string | null
  /** The page of a work at the source. */
  pageOf(externalId: string, medium: Medium): string
}

const numberOf = (externalId: string) => externalId.replace(/^[a-z]+-/, '')

/** Every source there is, in service or not: what was taken from it once is still credited. */
const infos: Record<string, SourceInfo> = {
  tmdb: {
    label: 'TMDB',
    credit: 'This product uses the TMDB API but is not endorsed or certified by TMDB.',
    pageOf: (id, medium) =>
      `https://www.themoviedb.org/${medium === 'film' ? 'movie' : 'tv'}/${id}`,
  },
  tvmaze: {
    label: 'TVmaze',
    credit: 'Data from TVmaze under CC BY-SA 4.0.',
    pageOf: (id) => `https://www.tvmaze.com/shows/${numberOf(id)}`,
  },
  openlibrary: {
    label: 'Open Library',
    credit: null,
    pageOf: (id) => `https://openlibrary.org/works/${id}`,
  },
  googlebooks: {
    label: 'Google Books',
    credit: 'Powered by Google.',
    pageOf: (id) => `https://books.google.com/books?id=${encodeURIComponent(id)}`,
  },
  apple: {
    label: 'Apple Podcasts',
    credit: null,
    pageOf: (id) => `https://podcasts.apple.com/podcast/id${numberOf(id)}`,
  },
  deezer: {
    label: 'Deezer',
    credit: null,
    pageOf: (id) => `https://www.deezer.com/album/${numberOf(id)}`,
  },
  spotify: {
    label: 'Spotify',
    credit: 'Album data provided by Spotify.',
    pageOf: (id) => `https://open.spotify.com/album/${encodeURIComponent(id)}`,
  },
  musicbrainz: {
    label: 'MusicBrainz',
    credit: null,
    pageOf: (id) => `https://musicbrainz.org/release-group/${id}`,
  },
}

/** The source of this name, or undefined: the shelf and ids of all the world are none. */
export function findSourceInfo(name: string): SourceInfo | undefined {
  return infos[name]
}

export function labelOf(name: string): string {
  return infos[name]?.label ?? name
}
