import type { Medium } from '@medley/contract/medium'
import { cleanAll, cleanFacts } from '../clean-facts.ts'
import { fromText } from '../description.ts'
import type { Lane } from '../gate.ts'
import { budgets } from '../host-budgets.ts'
import { createSourceClient, type SourceClient, type SourceDeps } from '../source-client.ts'
import type { Source } from '../source.ts'
import type { WorkFacts } from '../work-facts.ts'
import {
  type FilmDetails,
  type FilmRow,
  filmDetails,
  filmRows,
  foundRows,
  type ShowDetails,
  type ShowRow,
  showDetails,
  showRows,
} from './tmdb.shapes.ts'

const name = 'tmdb'
const posters = 'https://image.tmdb.org/t/p/w500'
const common = { language: 'en-US' }

/** Films and shows from The Movie Database. */
export function createTmdb(
  deps: SourceDeps,
  { token, baseUrl = 'https://api.themoviedb.org/3' }: { token: string; baseUrl?: string },
): Source {
  const client = createSourceClient(deps, {
    ...budgets.tmdb,
    baseUrl,
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
  })
  return {
    name,
    mediums: ['film', 'tvShow'],
    search: (medium, term, lane) => search(client, { medium, term }, lane),
    searchOfYear: (medium, term, year, lane) => search(client, { medium, term, year }, lane),
    detailsByImdb: (medium, imdbId, lane) => detailsByImdb(client, medium, imdbId, lane),
    details: (medium, id, lane) =>
      medium === 'film' ? film(client, id, lane) : show(client, id, lane),
  }
}

interface Wanted {
  medium: Medium
  term: string
  year?: number
}

async function search(
  client: SourceClient,
  { medium, term, year }: Wanted,
  lane: Lane,
): Promise<WorkFacts[]> {
  const query = { query: term, include_adult: 'false', page: 1, ...common }
  if (medium === 'film') {
    const found = await client.getJson(lane, '/search/movie', { ...query, year }, filmRows)
    return cleanAll((found?.results ?? []).map(filmFacts))
  }
  const ofYear = { ...query, first_air_date_year: year }
  const found = await client.getJson(lane, '/search/tv', ofYear, showRows)
  return cleanAll((found?.results ?? []).map(showFacts))
}

async function detailsByImdb(
  client: SourceClient,
  medium: Medium,
  imdbId: string,
  lane: Lane,
): Promise<WorkFacts | null> {
  const query = { external_source: 'imdb_id', ...common }
  const found = await client.getJson(lane, `/find/${imdbId}`, query, foundRows)
  const row = medium === 'film' ? found?.movie_results[0] : found?.tv_results[0]
  if (!row) return null
  return medium === 'film' ? film(client, String(row.id), lane) : show(client, String(row.id), lane)
}

async function film(client: SourceClient, id: string, lane: Lane): Promise<WorkFacts | null> {
  const query = { append_to_response: 'credits,external_ids', ...common }
  const found = await client.getJson(lane, `/movie/${id}`, query, filmDetails)
  return found && cleanFacts(filmWhole(found))
}

async function show(client: SourceClient, id: string, lane: Lane): Promise<WorkFacts | null> {
  const query = { append_to_response: 'external_ids', ...common }
  const found = await client.getJson(lane, `/tv/${id}`, query, showDetails)
  return found && cleanFacts(showWhole(found))
}

function facts(medium: Medium, row: { id: number; overview: string | null }) {
  return {
    medium,
    source: name,
    externalId: String(row.id),
    creators: [],
    description: fromText(row.overview),
    entries: [],
  }
}

const posterOf = (path: string | null) => (path ? `${posters}${path}` : null)

const filmFacts = (row: FilmRow): WorkFacts => ({
  ...facts('film', row),
  title: row.title,
  releaseDate: row.release_date,
  posterSource: posterOf(row.poster_path),
})

const showFacts = (row: ShowRow): WorkFacts => ({
  ...facts('tvShow', row),
  title: row.name,
  releaseDate: row.first_air_date,
  posterSource: posterOf(row.poster_path),
})

function filmWhole(row: FilmDetails): WorkFacts {
  const imdb = row.external_ids.imdb_id ?? row.imdb_id
  return {
    ...filmFacts(row),
    creators: row.credits.crew.filter(({ job }) => job === 'Director').map((one) => one.name),
    ids: imdb ? [{ source: 'imdb', id: imdb }] : [],
  }
}

function showWhole(row: ShowDetails): WorkFacts {
  const imdb = row.external_ids.imdb_id
  // Season 0 holds specials; an announced season has no episodes yet.
  const seasons = row.seasons.filter((one) => one.season_number > 0 && one.episode_count > 0)
  return {
    ...showFacts(row),
    creators: row.created_by.map((one) => one.name),
    entries: seasons.map((one) => one.name ?? `Season ${one.season_number}`),
    ids: imdb ? [{ source: 'imdb', id: imdb }] : [],
  }
}
