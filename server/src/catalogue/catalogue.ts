import type { Medium } from '@medley/contract/values/medium'
import { createApplePodcasts } from './apple-podcasts/apple-podcasts.ts'
import { createDeezer } from './deezer/deezer.ts'
import type { Gate, HostHealth } from './gate.ts'
import { createGoogleBooks } from './google-books/google-books.ts'
import { createMusicbrainz } from './musicbrainz/musicbrainz.ts'
import { createOpenLibrary } from './open-library/open-library.ts'
import { findOnShelf } from './shelf/shelf.ts'
import type { SourceDeps } from './source-client.ts'
import type { Source } from './source.ts'
import { labelOf } from './source-info.ts'
import { createSpotify } from './spotify/spotify.ts'
import type { SpotifyKeys } from './spotify/spotify.credentials.ts'
import { createTmdb } from './tmdb/tmdb.ts'
import { createTvmaze } from './tvmaze/tvmaze.ts'
import { createWikidata } from './wikidata/wikidata.ts'
import type { WorkFacts } from './work-facts.ts'

/** All sources of facts about works: the starter shelf and the network services. */
export interface Catalogue {
  /** Enabled network sources, most trusted first. */
  sources: readonly Source[]
  /** How long an interactive search waits for the sources, in ms. */
  searchTimeoutMs: number
  /** How much longer it waits for late ones if it has found nothing, in ms. */
  lateTimeoutMs: number
  /** Recent health of each source. */
  health(): Promise<SourceHealth[]>
  /** The starter shelf's facts about one of its works, or null. */
  onShelf(medium: Medium, externalId: string): Promise<WorkFacts | null>
}

export interface SourceHealth extends HostHealth {
  label: string
}

export interface SourceKeys {
  tmdbToken?: string | undefined
  googleBooksKey?: string | undefined
  spotify?: SpotifyKeys | undefined
}

/** Creates the sources that need no key or whose key is configured. */
export function createSources(
  deps: SourceDeps,
  { tmdbToken, googleBooksKey, spotify }: SourceKeys,
): Source[] {
  return [
    ...(tmdbToken === undefined ? [] : [createTmdb(deps, { token: tmdbToken })]),
    createTvmaze(deps),
    createOpenLibrary(deps),
    ...(googleBooksKey === undefined ? [] : [createGoogleBooks(deps, { key: googleBooksKey })]),
    createApplePodcasts(deps),
    createDeezer(deps),
    createMusicbrainz(deps),
    ...(spotify === undefined ? [] : [createSpotify(deps, spotify)]),
    createWikidata(deps),
  ]
}

/** Creates the catalogue from the shelf and the given sources (none when offline). */
export function createCatalogue({
  shelfFolder,
  sources,
  gate,
  searchTimeoutMs = 1_300,
  lateTimeoutMs = 2_700,
}: CatalogueParts): Catalogue {
  return {
    sources,
    searchTimeoutMs,
    lateTimeoutMs,
    health: () => healthOf(sources, gate),
    onShelf: (medium, externalId) => findOnShelf(shelfFolder, medium, externalId),
  }
}

interface CatalogueParts {
  shelfFolder: string
  sources: readonly Source[]
  gate: Gate
  searchTimeoutMs?: number
  lateTimeoutMs?: number
}

async function healthOf(sources: readonly Source[], gate: Gate): Promise<SourceHealth[]> {
  if (sources.length === 0) return []
  const known = new Map((await gate.health()).map((host) => [host.name, host]))
  return sources.map(({ name }) => ({
    ...(known.get(name) ?? unasked(name)),
    label: labelOf(name),
  }))
}

const unasked = (name: string): HostHealth => ({
  name,
  state: 'ok',
  lastFault: null,
  timeFailed: null,
  timeAnswered: null,
})
