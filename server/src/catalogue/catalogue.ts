import type { Medium } from '@medley/contract/medium'
import { createApplePodcasts } from './apple-podcasts/apple-podcasts.ts'
import { createDeezer } from './deezer/deezer.ts'
import type { Gate, HostHealth } from './gate.ts'
import { createGoogleBooks } from './google-books/google-books.ts'
import { createMusicbrainz } from './musicbrainz/musicbrainz.ts'
import { createOpenLibrary } from './open-library/open-library.ts'
import { findOnShelf } from './shelf/shelf.ts'
import type { Ways } from './source-client.ts'
import type { Source } from './source.ts'
import { labelOf } from './source-info.ts'
import { createSpotify } from './spotify/spotify.ts'
import type { SpotifyKeys } from './spotify/spotify.pass.ts'
import { createTmdb } from './tmdb/tmdb.ts'
import { createTvmaze } from './tvmaze/tvmaze.ts'
import type { WorkFacts } from './work-facts.ts'

/** Where facts about works come from. */
export interface Catalogue {
  /** The sources on the network that are in service, those to be believed first before the others. */
  sources: readonly Source[]
  /** How long a person who searches waits for them. */
  patienceMs: number
  /** How each of them was lately. */
  health(): Promise<SourceHealth[]>
  /** What the starter shelf says of a work of its own, or null. */
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

/** Every source for which there is a key, or that needs none. */
export function createSources(
  ways: Ways,
  { tmdbToken, googleBooksKey, spotify }: SourceKeys,
): Source[] {
  return [
    ...(tmdbToken === undefined ? [] : [createTmdb(ways, { token: tmdbToken })]),
    createTvmaze(ways),
    createOpenLibrary(ways),
    ...(googleBooksKey === undefined ? [] : [createGoogleBooks(ways, { key: googleBooksKey })]),
    createApplePodcasts(ways),
    createDeezer(ways),
    createMusicbrainz(ways),
    ...(spotify === undefined ? [] : [createSpotify(ways, spotify)]),
  ]
}

/** The shelf, and whatever sources there are; none when offline. */
export function createCatalogue({
  shelfFolder,
  sources,
  gate,
  patienceMs = 1_300,
}: CatalogueParts): Catalogue {
  return {
    sources,
    patienceMs,
    health: () => healthOf(sources, gate),
    onShelf: (medium, externalId) => findOnShelf(shelfFolder, medium, externalId),
  }
}

interface CatalogueParts {
  shelfFolder: string
  sources: readonly Source[]
  gate: Gate
  patienceMs?: number
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
