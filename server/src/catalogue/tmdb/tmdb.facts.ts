import type { Medium } from '@medley/contract/values/medium'
import { fromText } from '../description.ts'
import type { Genre } from '@medley/contract/values/genres'
import type { EntryFacts, ShowStatus, WorkFacts } from '../work-facts.ts'
import type { EpisodeRow, FilmDetails, FilmRow, ShowDetails, ShowRow } from './tmdb.shapes.ts'

const posters = 'https://image.tmdb.org/t/p/w500'

/** TMDB's genres by number; their names depend on the language. */
const genreNames: Record<number, Genre[]> = {
  12: ['Adventure'],
  14: ['Fantasy'],
  16: ['Animation'],
  18: ['Drama'],
  27: ['Horror'],
  28: ['Action'],
  35: ['Comedy'],
  36: ['History'],
  37: ['Western'],
  53: ['Thriller'],
  80: ['Crime'],
  99: ['Documentary'],
  878: ['Science Fiction'],
  9648: ['Mystery'],
  10402: ['Music'],
  10749: ['Romance'],
  10751: ['Family'],
  10752: ['War'],
  10759: ['Action', 'Adventure'],
  10762: ['Family'],
  10763: ['News'],
  10764: ['Reality'],
  10765: ['Science Fiction', 'Fantasy'],
  10767: ['Talk Show'],
  10768: ['War', 'Political'],
}

interface Row {
  id: number
  overview: string | null
  poster_path: string | null
  original_language: string | null
}

const commonFacts = (medium: Medium, row: Row) => ({
  medium,
  source: 'tmdb',
  externalId: String(row.id),
  creators: [],
  description: fromText(row.overview),
  posterSource: row.poster_path ? `${posters}${row.poster_path}` : null,
  entries: [],
  languages: row.original_language ? [row.original_language] : [],
})

export const filmFacts = (row: FilmRow): WorkFacts => ({
  ...commonFacts('film', row),
  title: row.title,
  originalTitle: row.original_title,
  releaseDate: row.release_date,
})

export const showFacts = (row: ShowRow): WorkFacts => ({
  ...commonFacts('tvShow', row),
  title: row.name,
  originalTitle: row.original_name,
  releaseDate: row.first_air_date,
})

/** The facts that films and shows have in common in their details. */
function furtherFacts(row: FilmDetails | ShowDetails) {
  const { cast } = row.credits
  return {
    genres: row.genres.flatMap(({ id }) => genreNames[id] ?? []),
    cast: cast.toSorted((a, b) => a.order - b.order).map(({ name }) => name),
    titles: translatedTitles(row),
  }
}

/** By language: that of the country which the language is named for, as in de-DE, before that of another. */
function translatedTitles({ translations: { translations } }: FilmDetails | ShowDetails) {
  const named = translations
    .map(({ iso_639_1: language, iso_3166_1: country, data }) => ({
      title: data.title || data.name,
      language,
      isAtHome: country.toLowerCase() === language,
    }))
    .filter(({ title }) => title !== '')
    .toSorted((a, b) => Number(a.isAtHome) - Number(b.isAtHome))
  return Object.fromEntries(named.map(({ language, title }) => [language, title]))
}

export function filmDetailFacts(row: FilmDetails): WorkFacts {
  const imdb = row.external_ids.imdb_id || row.imdb_id
  const produced = row.production_countries.map((one) => one.iso_3166_1)
  return {
    ...filmFacts(row),
    ...furtherFacts(row),
    creators: row.credits.crew.filter(({ job }) => job === 'Director').map((one) => one.name),
    alternativeTitles: row.alternative_titles.titles.map(({ title }) => title),
    countries: row.origin_country.length > 0 ? row.origin_country : produced,
    minutes: row.runtime,
    ids: imdb ? [{ source: 'imdb', id: imdb }] : [],
  }
}

const showStatuses = new Map<string, ShowStatus>([
  ['Returning Series', 'running'],
  ['Pilot', 'announced'],
  ['Planned', 'announced'],
  ['In Production', 'announced'],
  ['Ended', 'ended'],
  ['Canceled', 'ended'],
])

export function showDetailFacts(row: ShowDetails, episodes: readonly EpisodeRow[]): WorkFacts {
  const imdb = row.external_ids.imdb_id
  // Season 0 holds specials; an announced season has no episodes yet.
  const seasons = row.seasons.filter((one) => one.season_number > 0 && one.episode_count > 0)
  return {
    ...showFacts(row),
    ...furtherFacts(row),
    creators: row.created_by.map((one) => one.name),
    alternativeTitles: row.alternative_titles.results.map(({ title }) => title),
    countries: row.origin_country,
    minutes: row.episode_run_time[0] ?? null,
    showStatus: showStatuses.get(row.status ?? '') ?? null,
    entries: seasons.map((one) => one.name || `Season ${one.season_number}`),
    listing: [...row.seasons.map(seasonFacts), ...episodes.map(episodeFacts)],
    ids: imdb ? [{ source: 'imdb', id: imdb }] : [],
  }
}

const seasonFacts = (row: ShowDetails['seasons'][number]): EntryFacts => ({
  kind: 'season',
  season: row.season_number,
  number: null,
  title: row.name,
  releaseDate: row.air_date,
  minutes: null,
  id: null,
})

const episodeFacts = (row: EpisodeRow): EntryFacts => ({
  kind: 'episode',
  season: row.season_number,
  number: row.episode_number,
  title: row.name,
  releaseDate: row.air_date,
  minutes: row.runtime,
  id: String(row.id),
})
