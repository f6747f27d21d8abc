import { z } from 'zod'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import type { Genre } from '@medley/contract/values/genres'
import { budgets } from '../host-budgets.ts'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'
import {
  createSourceClient,
  localeOf,
  type SourceClient,
  type SourceDeps,
} from '../source-client.ts'
import { SourceError } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Source } from '../source.ts'
import type { Version } from '../web/version.ts'
import type { WorkFacts } from '../work-facts.ts'
import { type Feed, fetchFeed } from './feed.ts'
import type { FeedEpisode } from './feed-reader.ts'

const name = 'apple'
const prefix = 'apple-'

/** The directory's genres by number; their names depend on the country. */
const genreNames: Record<string, Genre> = {
  '1301': 'Arts',
  '1303': 'Comedy',
  '1304': 'Education',
  '1305': 'Family',
  '1310': 'Music',
  '1314': 'Religion',
  '1318': 'Technology',
  '1321': 'Business',
  '1324': 'Society',
  '1487': 'History',
  '1488': 'True Crime',
  '1489': 'News',
  '1512': 'Health',
  '1533': 'Science',
  '1545': 'Sport',
}

const show = z.object({
  kind: z.literal('podcast'),
  collectionId: z.int().positive(),
  collectionName: z.string(),
  artistName: textOrNull,
  artworkUrl600: textOrNull,
  feedUrl: textOrNull,
  trackCount: numberOrNull,
  genreIds: rowsOrNone(z.string()),
})
type Show = z.output<typeof show>
const shows = z.object({ results: rowsOf(show) })

const episodes = z.object({
  results: rowsOf(
    z.object({
      kind: z.literal('podcast-episode'),
      trackName: z.string(),
      episodeGuid: textOrNull,
      releaseDate: textOrNull,
      trackTimeMillis: numberOrNull,
    }),
  ),
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
  const { country } = localeOf(deps)
  return withCheckedIds({
    name,
    mediums: ['podcast'],
    search: async (_, term, lane) => {
      const query = { media: 'podcast', entity: 'podcast', term, country, limit: 25 }
      const found = await client.searchJson(lane, '/search', query, shows)
      return cleanAll(found.results.map(factsOf))
    },
    details: (_, id, lane, version) =>
      details({ deps, client, country, lane }, id.slice(prefix.length), version ?? null),
    renew: (_, id, lane, version) =>
      renew({ deps, client, country, lane }, id.slice(prefix.length), version),
  })
}

interface Tools {
  deps: SourceDeps
  client: SourceClient
  country: string
  lane: Lane
}

async function details(
  tools: Tools,
  id: string,
  version: Version | null,
): Promise<WorkFacts | null> {
  const row = await lookUp(tools, id)
  if (!row) return null
  return detailsOf(tools, id, row, await feedOf(tools, row, version))
}

/** Asks the feed where it was last read, and the directory only if that has changed or cannot be read. */
async function renew(
  tools: Tools,
  id: string,
  version: Version | null,
): Promise<WorkFacts | 'unchanged' | null> {
  if (version === null) return details(tools, id, null)
  const feed = await feedAt(tools, version.url, version)
  if (feed === 'unchanged') return feed
  if (feed === null) return details(tools, id, null)
  const found = await lookUp(tools, id)
  return found ? detailsOf(tools, id, found, feed) : null
}

async function lookUp({ client, country, lane }: Tools, id: string): Promise<Show | undefined> {
  const found = await client.searchJson(lane, '/lookup', { id, country }, shows)
  return found.results[0]
}

async function detailsOf(
  tools: Tools,
  id: string,
  row: Show,
  feed: Feed | 'unchanged' | null,
): Promise<WorkFacts | null> {
  if (feed === 'unchanged') return cleanFacts({ ...factsOf(row), isPartial: true })
  if (feed === null) {
    const listed = await listEpisodes(tools, id)
    // Keep the stored details on a transient feed error.
    const isPartial = row.feedUrl !== null
    return cleanFacts({ ...factsOf(row), ...episodeFacts(listed), version: null, isPartial })
  }
  return cleanFacts({
    ...factsOf(row),
    description: feed.description,
    releaseDate: isWhole(feed, row) ? feed.firstDate : null,
    ...episodeFacts(feed.episodes),
    version: feed.version,
    ttlMinutes: feed.ttlMinutes,
    isPartial: false,
  })
}

/** True if the feed goes back to the first episode. Publishers drop old ones, and long feeds are cut. */
const isWhole = ({ isCut, episodes: items }: Feed, { trackCount }: Show) =>
  !isCut && items.length >= (trackCount ?? 0)

/** Facts from the show's own feed, or null if it cannot be read; the directory's facts then remain. */
async function feedOf(tools: Tools, { feedUrl }: Show, version: Version | null) {
  return feedUrl === null ? null : feedAt(tools, feedUrl, version)
}

async function feedAt({ deps, lane }: Tools, feedUrl: string, version: Version | null) {
  if (!URL.canParse(feedUrl)) return null
  try {
    return await fetchFeed(deps, new URL(feedUrl), lane, version)
  } catch (error) {
    if (error instanceof SourceError) return null
    throw error
  }
}

/** The newest episodes in the directory, at most 200. */
async function listEpisodes({ client, country, lane }: Tools, id: string): Promise<FeedEpisode[]> {
  const query = { id, entity: 'podcastEpisode', country, limit: 200 }
  const found = await client.searchJson(lane, '/lookup', query, episodes)
  return found.results.map((row) => ({
    title: row.trackName,
    date: row.releaseDate?.slice(0, 10) ?? null,
    minutes: row.trackTimeMillis === null ? null : row.trackTimeMillis / 60_000,
    id: row.episodeGuid,
  }))
}

const episodeFacts = (listed: readonly FeedEpisode[]): Pick<WorkFacts, 'entries' | 'listing'> => ({
  entries: listed.map(({ title }) => title),
  listing: listed.map(({ title, date, minutes, id }) => ({
    kind: 'episode',
    season: null,
    number: null,
    title,
    releaseDate: date,
    minutes,
    id,
  })),
})

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
    genres: row.genreIds.flatMap((id) => genreNames[id] ?? []),
  }
}
