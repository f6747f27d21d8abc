import { z } from 'zod'
import { upcIds } from '../album-facts.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import { rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'

const name = 'musicbrainz'
const albumTypes = new Set(['Album', 'EP'])

const group = z.object({
  id: z.guid(),
  title: z.string(),
  'primary-type': textOrNull,
  'first-release-date': textOrNull,
  'artist-credit': rowsOrNone(z.object({ name: z.string() })),
})
type Group = z.output<typeof group>

const groups = z.object({ 'release-groups': rowsOf(group) })
const release = z.object({
  id: z.guid(),
  status: textOrNull,
  date: textOrNull,
  barcode: textOrNull,
})
type Release = z.output<typeof release>
const groupDetails = group.extend({ releases: rowsOrNone(release) })
const releaseDetails = z.object({
  media: rowsOrNone(z.object({ tracks: rowsOrNone(z.object({ title: z.string() })) })),
})

/** Albums from MusicBrainz (its release groups). It allows one call a second. */
export function createMusicbrainz(
  deps: SourceDeps,
  { baseUrl = 'https://musicbrainz.org/ws/2' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.musicbrainz,
    baseUrl,
  })
  return {
    name,
    mediums: ['album'],
    search: async (_, term, lane) => {
      const query = { query: term, dismax: 'true', fmt: 'json', limit: 25 }
      const found = await client.getJson(lane, '/release-group', query, groups)
      const rows = found?.['release-groups'] ?? []
      return cleanAll(rows.filter(isAlbum).map((row) => factsOf(row)))
    },
    details: (_, id, lane) => details(client, id, lane),
  }
}

const isAlbum = (row: Group) => albumTypes.has(row['primary-type'] ?? '')

async function details(client: SourceClient, id: string, lane: Lane): Promise<WorkFacts | null> {
  const query = { inc: 'artists releases', fmt: 'json' }
  const found = await client.getJson(lane, `/release-group/${id}`, query, groupDetails)
  if (!found) return null
  const chosen = chooseRelease(found.releases)
  return cleanFacts({
    ...factsOf(found),
    posterSource: `https://coverartarchive.org/release-group/${id}/front-500`,
    entries: chosen ? await listTracks(client, chosen.id, lane) : [],
    ids: upcIds(chosen?.barcode),
  })
}

/** The first official release, or else the first release. */
function chooseRelease(releases: readonly Release[]): Release | undefined {
  const byDate = releases.toSorted((a, b) => (a.date || '9999').localeCompare(b.date || '9999'))
  return byDate.find(({ status }) => status === 'Official') ?? byDate[0]
}

async function listTracks(client: SourceClient, id: string, lane: Lane): Promise<string[]> {
  const query = { inc: 'recordings media', fmt: 'json' }
  const found = await client.getJson(lane, `/release/${id}`, query, releaseDetails)
  return (found?.media ?? []).flatMap(({ tracks }) => tracks.map(({ title }) => title))
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
