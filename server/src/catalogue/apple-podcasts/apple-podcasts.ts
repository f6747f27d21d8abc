import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import { rowsOf, textOrNull } from '../rows.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import type { Source } from '../source.ts'
import type { Version } from '../web/version.ts'
import type { WorkFacts } from '../work-facts.ts'
import { fetchFeed } from './feed.ts'

const name = 'apple'
const prefix = 'apple-'

const show = z.object({
  collectionId: z.int().positive(),
  collectionName: z.string(),
  artistName: textOrNull,
  artworkUrl600: textOrNull,
  feedUrl: textOrNull,
})
type Show = z.output<typeof show>
const shows = z.object({ results: rowsOf(show) })

const episodes = z.object({
  results: rowsOf(z.object({ kind: z.literal('podcast-episode'), trackName: z.string() })),
})

/** Podcasts from Apple's directory; descriptions and episodes come from each show's own feed. */
export function createApplePodcasts(
  deps: SourceDeps,
  { baseUrl = 'https://itunes.apple.com' }: { baseUrl?: string } = {},
): Source {
  const client = createSourceClient(deps, {
    ...budgets.apple,
    baseUrl,
  })
  return {
    name,
    mediums: ['podcast'],
    search: async (_, term, lane) => {
      const query = { media: 'podcast', entity: 'podcast', term, country: 'US', limit: 25 }
      const found = await client.getJson(lane, '/search', query, shows)
      return cleanAll((found?.results ?? []).map(factsOf))
    },
    details: (_, id, lane, version) =>
      details({ deps, client, lane }, id.slice(prefix.length), version ?? null),
  }
}

interface Tools {
  deps: SourceDeps
  client: SourceClient
  lane: Lane
}

async function details(
  tools: Tools,
  id: string,
  version: Version | null,
): Promise<WorkFacts | null> {
  const { client, lane } = tools
  const found = await client.getJson(lane, '/lookup', { id, country: 'US' }, shows)
  const [row] = found?.results ?? []
  if (!row) return null
  const feed = await feedOf(tools, row, version)
  if (feed === 'unchanged') return cleanFacts({ ...factsOf(row), isPartial: true })
  if (feed === null) {
    const entries = await listEpisodes(client, id, lane)
    // Keep the stored details on a transient feed error.
    return cleanFacts({ ...factsOf(row), entries, version: null, isPartial: row.feedUrl !== null })
  }
  return cleanFacts({
    ...factsOf(row),
    description: feed.description,
    releaseDate: feed.firstDate,
    entries: feed.episodes,
    version: feed.version,
    isPartial: false,
  })
}

/** Facts from the show's own feed, or null if it cannot be read; the directory's facts then remain. */
async function feedOf({ deps, lane }: Tools, { feedUrl }: Show, version: Version | null) {
  if (feedUrl === null || !URL.canParse(feedUrl)) return null
  try {
    return await fetchFeed(deps, new URL(feedUrl), lane, version)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}

/** The newest episodes in the directory, at most 200. */
async function listEpisodes(client: SourceClient, id: string, lane: Lane): Promise<string[]> {
  const query = { id, entity: 'podcastEpisode', country: 'US', limit: 200 }
  const found = await client.getJson(lane, '/lookup', query, episodes)
  return (found?.results ?? []).map(({ trackName }) => trackName)
}

function factsOf(row: Show): WorkFacts {
  return {
    medium: 'podcast',
    source: name,
    externalId: `${prefix}${row.collectionId}`,
    title: row.collectionName,
    creators: row.artistName === null ? [] : [row.artistName],
    // The directory's releaseDate is that of the newest episode.
    releaseDate: null,
    description: null,
    posterSource: row.artworkUrl600,
    entries: [],
  }
}
