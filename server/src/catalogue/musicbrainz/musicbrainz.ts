import { z } from 'zod'
import { type Track, trackFacts, upcIds } from '../album-facts.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'
import { chooseRelease, release, type Release } from './musicbrainz.releases.ts'

const name = 'musicbrainz'
const albumTypes = new Set(['Album', 'EP'])
const releasesMax = 100
const genresMax = 3

const group = z.object({
  id: z.guid(),
  title: z.string(),
  'primary-type': textOrNull,
  'first-release-date': textOrNull,
  'artist-credit': rowsOrNone(z.object({ name: z.string() })),
  genres: rowsOrNone(z.object({ name: z.string(), count: z.number().catch(0) })),
})
type Group = z.output<typeof group>

const groups = z.object({ 'release-groups': rowsOf(group) })
const releases = z.object({ releases: rowsOf(release) })
const track = z.object({
  id: textOrNull,
  title: z.string(),
  position: numberOrNull,
  /** In milliseconds. */
  length: numberOrNull,
  recording: z.object({ video: z.boolean().catch(false) }).catch({ video: false }),
})
const releaseDetails = z.object({
  media: rowsOrNone(
    z.object({ format: textOrNull, position: numberOrNull, tracks: rowsOrNone(track) }),
  ),
})

/** Albums from MusicBrainz (its release groups). */
export function createMusicbrainz(
  deps: SourceDeps,
  { baseUrl = 'https://musicbrainz.org/ws/2' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.musicbrainz,
    baseUrl,
    // It throttles by this status, with or without a time.
    readFault: (status) => (status === 503 ? 'throttled' : undefined),
  })
  return withCheckedIds({
    name,
    mediums: ['album'],
    search: async (_, term, lane) => {
      const query = { query: term, dismax: 'true', fmt: 'json', limit: 25 }
      const found = await client.searchJson(lane, '/release-group', query, groups)
      return cleanAll(found['release-groups'].filter(isAlbum).map((row) => factsOf(row)))
    },
    details: (_, id, lane) => details(client, id, lane),
  })
}

const isAlbum = (row: Group) => albumTypes.has(row['primary-type'] ?? '')

async function details(client: SourceClient, id: string, lane: Lane): Promise<WorkFacts | null> {
  const segment = encodeURIComponent(id)
  const query = { inc: 'artists genres', fmt: 'json' }
  const found = await client.getJson(lane, `/release-group/${segment}`, query, group)
  if (!found) return null
  const official = await listReleases(client, id, lane)
  const chosen = chooseRelease(official)
  const hasCover = official.some((one) => one['cover-art-archive'].front)
  return cleanFacts({
    ...factsOf(found),
    posterSource: hasCover
      ? `https://coverartarchive.org/release-group/${segment}/front-500`
      : null,
    ...trackFacts(chosen ? await listTracks(client, chosen.id, lane) : []),
    ids: upcIds(chosen?.barcode),
    genres: genresOf(found),
  })
}

/** The official releases of a group; all of them if none is official. */
async function listReleases(client: SourceClient, id: string, lane: Lane): Promise<Release[]> {
  const query = { 'release-group': id, inc: 'media', limit: releasesMax, fmt: 'json' }
  const official = { ...query, status: 'official' }
  const found = await client.searchJson(lane, '/release', official, releases)
  if (found.releases.length > 0) return found.releases
  return (await client.searchJson(lane, '/release', query, releases)).releases
}

const videoFormat = /dvd|blu-?ray|vhs|video|laserdisc/i

/** The tracks of all discs, without videos. */
async function listTracks(client: SourceClient, id: string, lane: Lane): Promise<Track[]> {
  const query = { inc: 'recordings media', fmt: 'json' }
  const path = `/release/${encodeURIComponent(id)}`
  const found = await client.getJson(lane, path, query, releaseDetails)
  const audio = (found?.media ?? []).filter(({ format }) => !videoFormat.test(format ?? ''))
  return audio.flatMap(({ position: disc, tracks }) =>
    tracks
      .filter(({ recording }) => !recording.video)
      .map(({ id: trackId, title, position, length }) => ({
        title,
        disc,
        number: position,
        seconds: length === null ? null : length / 1_000,
        id: trackId,
      })),
  )
}

/** Those most members agree on. */
function genresOf({ genres }: Group): string[] {
  const byCount = genres.toSorted((a, b) => b.count - a.count)
  return toGenres(byCount.map((genre) => genre.name)).slice(0, genresMax)
}

function factsOf(found: Group): WorkFacts {
  return {
    medium: 'album',
    source: name,
    externalId: found.id,
    title: found.title,
    creators: found['artist-credit'].map((one) => one.name),
    releaseDate: found['first-release-date'],
    description: null,
    posterSource: null,
    entries: [],
  }
}
