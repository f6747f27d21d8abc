import type { Medium } from '@medley/contract/values/medium'
import { type Clock, systemClock } from '../../clock.ts'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import {
  createSourceClient,
  localeOf,
  type SourceClient,
  type SourceDeps,
} from '../source-client.ts'
import { listOrNone } from '../source-error.ts'
import { withCheckedIds } from '../source-ids.ts'
import type { Changed, Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'
import { filmDetailFacts, filmFacts, showDetailFacts, showFacts } from './tmdb.facts.ts'
import {
  changeRows,
  type EpisodeRow,
  episodeRows,
  filmDetails,
  filmRows,
  foundRows,
  type ShowDetails,
  showDetails,
  showRows,
} from './tmdb.shapes.ts'

const name = 'tmdb'
/** Further seasons are listed without their episodes. */
const seasonsMax = 60
const further = 'credits,external_ids,alternative_titles,translations'

interface TmdbOptions {
  token: string
  clock?: Clock
  baseUrl?: string
}

/** Films and shows from The Movie Database. */
export function createTmdb(
  deps: SourceDeps,
  { token, clock = systemClock, baseUrl = 'https://api.themoviedb.org/3' }: TmdbOptions,
): Source {
  const client = createSourceClient(deps, {
    ...budgets.tmdb,
    baseUrl,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  })
  const api = { client, language: localeOf(deps).language }
  return withCheckedIds({
    name,
    mediums: ['film', 'tvShow'],
    foreignIds: ['imdb'],
    search: (medium, term, lane) => search(api, { medium, term }, lane),
    searchOfYear: (medium, term, year, lane) => search(api, { medium, term, year }, lane),
    detailsById: (medium, { id }, lane) => detailsByImdb(api, medium, id, lane),
    details: (medium, id, lane) => details(api, medium, id, lane),
    listsChanges: { film: 60, tvShow: 20 },
    changedSince: async (medium, since, lane) =>
      clock.now().getTime() - since.getTime() > changesMs
        ? null
        : changedSince(api, medium, since, lane),
  })
}

/** TMDB lists changes of at most two weeks. */
const changesMs = 13 * 86_400_000
/** More pages of changes than two weeks have. */
const changePagesMax = 500

async function changedSince(
  { client }: Api,
  medium: Medium,
  since: Date,
  lane: Lane,
): Promise<Changed[]> {
  const path = medium === 'film' ? '/movie/changes' : '/tv/changes'
  const start = since.toISOString().slice(0, 10)
  const changed: Changed[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = { start_date: start, page }
    const found = await client.searchJson(lane, path, query, changeRows)
    changed.push(...found.results.map(({ id }) => ({ externalId: String(id), time: null })))
    pages = Math.min(found.total_pages, changePagesMax)
  }
  return changed
}

interface Api {
  client: SourceClient
  language: string
}

interface Wanted {
  medium: Medium
  term: string
  year?: number
}

async function search(
  { client, language }: Api,
  { medium, term, year }: Wanted,
  lane: Lane,
): Promise<WorkFacts[]> {
  const query = { query: term, include_adult: 'false', page: 1, language }
  if (medium === 'film') {
    const found = await client.searchJson(lane, '/search/movie', { ...query, year }, filmRows)
    return cleanAll(found.results.map(filmFacts))
  }
  const ofYear = { ...query, first_air_date_year: year }
  const found = await client.searchJson(lane, '/search/tv', ofYear, showRows)
  return cleanAll(found.results.map(showFacts))
}

async function detailsByImdb(
  api: Api,
  medium: Medium,
  imdbId: string,
  lane: Lane,
): Promise<WorkFacts | null> {
  const query = { external_source: 'imdb_id', language: api.language }
  const path = `/find/${encodeURIComponent(imdbId)}`
  const found = await api.client.getJson(lane, path, query, foundRows)
  const row = medium === 'film' ? found?.movie_results[0] : found?.tv_results[0]
  return row ? details(api, medium, String(row.id), lane) : null
}

async function details(
  { client, language }: Api,
  medium: Medium,
  id: string,
  lane: Lane,
): Promise<WorkFacts | null> {
  const query = { append_to_response: further, language }
  const segment = encodeURIComponent(id)
  if (medium === 'film') {
    const film = await client.getJson(lane, `/movie/${segment}`, query, filmDetails)
    return film && cleanFacts(filmDetailFacts(film))
  }
  const show = await client.getJson(lane, `/tv/${segment}`, query, showDetails)
  if (!show) return null
  const episodes = await listOrNone(listEpisodes({ client, language }, show, lane))
  return cleanFacts(showDetailFacts(show, episodes))
}

/** The episodes of all seasons that have any. */
async function listEpisodes(
  { client, language }: Api,
  show: ShowDetails,
  lane: Lane,
): Promise<EpisodeRow[]> {
  const episodes: EpisodeRow[] = []
  const seasons = show.seasons.filter((one) => one.episode_count > 0).slice(0, seasonsMax)
  for (const { season_number: number } of seasons) {
    const path = `/tv/${show.id}/season/${number}`
    const found = await client.getJson(lane, path, { language }, episodeRows)
    episodes.push(...(found?.episodes ?? []))
  }
  return episodes
}
