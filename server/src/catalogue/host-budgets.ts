import type { HostRules } from './gate.ts'

/** Limit of a service: at most so many calls in any period of so many seconds. */
export interface HostLimit {
  calls: number
  seconds: number
}

interface HostBudget extends HostRules {
  /** The service's published limit; undefined if it names none. */
  limit?: HostLimit
}

/** Most calls in a period: what the rate gives in it, and the burst. */
export const budgets = {
  tmdb: { name: 'tmdb', perSecond: 30, burst: 10, limit: { calls: 40, seconds: 1 } },
  tvmaze: { name: 'tvmaze', perSecond: 1.6, burst: 4, limit: { calls: 20, seconds: 10 } },
  /** The burst lets people have the two calls of a book's details. */
  openLibrary: { name: 'openlibrary', perSecond: 1, burst: 3, limit: { calls: 3, seconds: 1 } },
  /** Without a contact in the user agent. */
  openLibraryWithoutContact: {
    name: 'openlibrary',
    perSecond: 0.8,
    burst: 3,
    limit: { calls: 10, seconds: 10 },
  },
  googleBooks: { name: 'googlebooks', perSecond: 2, burst: 10 },
  apple: { name: 'apple', perSecond: 1 / 4, burst: 5, limit: { calls: 20, seconds: 60 } },
  deezer: { name: 'deezer', perSecond: 7, burst: 14, limit: { calls: 50, seconds: 5 } },
  musicbrainz: { name: 'musicbrainz', perSecond: 0.9, burst: 2, limit: { calls: 10, seconds: 10 } },
  /** Wikimedia asks for calls in series; the hosts are counted apart. */
  wikidata: { name: 'wikidata', perSecond: 1, burst: 5 },
  wikidataQuery: { name: 'wikidata-query', perSecond: 1, burst: 5 },
  wikipedia: { name: 'wikipedia', perSecond: 1, burst: 5 },
  spotify: { name: 'spotify', perSecond: 2, burst: 10 },
} satisfies Record<string, HostBudget>
