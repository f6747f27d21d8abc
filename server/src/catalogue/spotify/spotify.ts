import { z } from 'zod'
import { type Clock, systemClock } from '../../clock.ts'
import { withoutEdition } from '@medley/doors/parsing/editions'
import { listTracks, trackFacts, upcIds } from '../album-facts.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import {
  createSourceClient,
  localeOf,
  type SourceClient,
  type SourceDeps,
} from '../source-client.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'
import { createSpotifyCredentials, type SpotifyKeys } from './spotify.credentials.ts'

const name = 'spotify'
/** Spotify's maximum page size. */
const foundMax = 10
const tracksAtOnce = 50
/** Spotify types EPs as singles; four or more tracks make an EP. */
const singleMax = 3

const row = z.object({
  id: z.string().regex(/^[0-9A-Za-z]{22}$/),
  name: z.string(),
  album_type: textOrNull,
  total_tracks: z.int().min(0).nullable().catch(null),
  artists: rowsOrNone(z.object({ name: z.string() })),
  images: rowsOrNone(z.object({ url: z.string(), width: z.int().catch(0) })),
  release_date: textOrNull,
})
type Row = z.output<typeof row>

const tracks = z.object({
  items: rowsOf(
    z.object({
      id: textOrNull,
      name: z.string(),
      disc_number: numberOrNull,
      track_number: numberOrNull,
      duration_ms: numberOrNull,
    }),
  ),
  total: z.int().min(0).catch(0),
})
const albums = z.object({ albums: z.object({ items: rowsOf(row) }) })
const album = row.extend({
  external_ids: z.object({ upc: textOrNull }).catch({ upc: null }),
  genres: rowsOrNone(z.string()),
  tracks,
})
type Album = z.output<typeof album>

interface SpotifyOptions extends SpotifyKeys {
  clock?: Clock
  baseUrl?: string
  /** Token endpoint. */
  tokenUrl?: string
}

/** Albums from Spotify, for operators with keys. */
export function createSpotify(
  deps: SourceDeps,
  {
    clock = systemClock,
    baseUrl = 'https://api.spotify.com/v1',
    tokenUrl = 'https://accounts.spotify.com/api/token',
    ...keys
  }: SpotifyOptions,
): Source {
  const credentials = createSpotifyCredentials({ web: deps.web, clock, keys, url: tokenUrl })
  const client = createSourceClient(deps, { ...budgets.spotify, baseUrl, credentials })
  // Spotify answers per country.
  const market = localeOf(deps).country
  return withCheckedIds({
    name,
    mediums: ['album'],
    search: async (_, term, lane) => {
      const query = { q: term, type: 'album', limit: foundMax, market }
      const found = await client.searchJson(lane, '/search', query, albums)
      return cleanAll(found.albums.items.filter(isAlbum).map(factsOf))
    },
    details: (_, id, lane) => details({ client, market, lane }, id),
  })
}

const isAlbum = ({ album_type: type, total_tracks: count }: Row) =>
  type !== 'single' || (count ?? 0) > singleMax

interface Api {
  client: SourceClient
  market: string
  lane: Lane
}

async function details(api: Api, id: string): Promise<WorkFacts | null> {
  const { client, market, lane } = api
  const path = `/albums/${encodeURIComponent(id)}`
  const found = await client.getJson(lane, path, { market }, album)
  if (!found) return null
  return cleanFacts({
    ...factsOf(found),
    ...trackFacts(await listTracks((offset) => fetchTracks(api, path, found, offset))),
    ids: upcIds(found.external_ids.upc),
    genres: toGenres(found.genres),
  })
}

/** The album response contains the first page. Later pages are fetched by offset, not by the response's links. */
async function fetchTracks(
  { client, market, lane }: Api,
  path: string,
  found: Album,
  offset: number,
) {
  const query = { limit: tracksAtOnce, offset, market }
  const page =
    offset === 0 ? found.tracks : await client.getJson(lane, `${path}/tracks`, query, tracks)
  return (
    page && {
      tracks: page.items.map((one) => ({
        title: one.name,
        disc: one.disc_number,
        number: one.track_number,
        seconds: one.duration_ms === null ? null : one.duration_ms / 1_000,
        id: one.id,
      })),
      total: page.total,
    }
  )
}

function factsOf(found: Row): WorkFacts {
  const [largest] = found.images.toSorted((a, b) => b.width - a.width)
  return {
    medium: 'album',
    source: name,
    externalId: found.id,
    title: withoutEdition(found.name),
    creators: found.artists.map((one) => one.name),
    releaseDate: found.release_date,
    description: null,
    posterSource: largest?.url ?? null,
    entries: [],
  }
}
