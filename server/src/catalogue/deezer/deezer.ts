import { z } from 'zod'
import { withoutEdition } from '@medley/doors/parsing/editions'
import { listTracks, trackFacts, upcIds } from '../album-facts.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { toGenres } from '../genres.ts'
import { budgets } from '../host-budgets.ts'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'

const name = 'deezer'
const prefix = 'deezer-'
const tracksAtOnce = 100
const foundMax = 50
/** Deezer types EPs as singles, too; four or more tracks make an EP. */
const singleMax = 3
const quotaExceeded = 4
const noData = 800

/** Deezer reports errors with status 200 in the body; an unknown album becomes null. */
const failure = z.object({ error: z.object({ code: z.int() }) }).transform(({ error }): null => {
  if (error.code === noData) return null
  if (error.code === quotaExceeded) throw new SourceError('throttled', 'Deezer wants fewer calls')
  throw new SourceError('failed', `Deezer answers error ${error.code}`)
})
const orFailure = <S extends z.ZodType>(schema: S) => z.union([failure, schema])

const row = z.object({
  id: z.int().positive(),
  title: z.string(),
  cover_xl: textOrNull,
  record_type: textOrNull,
  nb_tracks: numberOrNull,
  artist: z.object({ name: z.string() }),
})
type Row = z.output<typeof row>

const album = row.extend({
  upc: textOrNull,
  release_date: textOrNull,
  contributors: rowsOrNone(z.object({ name: z.string(), role: textOrNull })),
  genres: z.object({ data: rowsOrNone(z.object({ name: z.string() })) }).catch({ data: [] }),
  /** In seconds. */
  duration: numberOrNull,
})
const tracks = z.object({
  data: rowsOf(
    z.object({
      id: numberOrNull,
      title: z.string(),
      disk_number: numberOrNull,
      track_position: numberOrNull,
      /** In seconds. */
      duration: numberOrNull,
    }),
  ),
  total: z.int().min(0).catch(0),
})

/** Albums from Deezer (no key needed). */
export function createDeezer(
  deps: SourceDeps,
  { baseUrl = 'https://api.deezer.com' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.deezer,
    baseUrl,
  })
  return withCheckedIds({
    name,
    mediums: ['album'],
    search: async (_, term, lane) => {
      const rows = orFailure(z.object({ data: rowsOf(row) }))
      const query = { q: term, limit: foundMax }
      const found = await client.searchJson(lane, '/search/album', query, rows)
      return cleanAll((found?.data ?? []).filter(isAlbum).map(factsOf))
    },
    details: (_, id, lane) => details(client, id.slice(prefix.length), lane),
  })
}

const isAlbum = ({ record_type: type, nb_tracks: count }: Row) =>
  type !== 'single' || (count ?? 0) > singleMax

async function details(client: SourceClient, id: string, lane: Lane): Promise<WorkFacts | null> {
  const path = `/album/${encodeURIComponent(id)}`
  const found = await client.getJson(lane, path, {}, orFailure(album))
  if (!found) return null
  const main = found.contributors.filter(({ role }) => role === 'Main').map((one) => one.name)
  return cleanFacts({
    ...factsOf(found),
    creators: main.length > 0 ? main : [found.artist.name],
    releaseDate: found.release_date,
    ...trackFacts(await listTracks((index) => fetchTracks(client, path, lane, index))),
    ids: upcIds(found.upc),
    genres: toGenres(found.genres.data.map((genre) => genre.name)),
    minutes: found.duration === null ? null : found.duration / 60,
  })
}

async function fetchTracks(client: SourceClient, path: string, lane: Lane, index: number) {
  const query = { limit: tracksAtOnce, index }
  const page = await client.getJson(lane, `${path}/tracks`, query, orFailure(tracks))
  return (
    page && {
      tracks: page.data.map((row) => ({
        title: row.title,
        disc: row.disk_number,
        number: row.track_position,
        seconds: row.duration,
        id: row.id === null ? null : String(row.id),
      })),
      total: page.total,
    }
  )
}

function factsOf(found: Row): WorkFacts {
  return {
    medium: 'album',
    source: name,
    externalId: `${prefix}${found.id}`,
    title: withoutEdition(found.title),
    creators: [found.artist.name],
    releaseDate: null,
    description: null,
    posterSource: found.cover_xl,
    entries: [],
  }
}
