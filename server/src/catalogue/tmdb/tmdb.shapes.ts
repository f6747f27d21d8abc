import { z } from 'zod'
import { numberOrNull, rowsOf, rowsOrNone, textOrNull } from '../rows.ts'

const common = { id: z.int().positive(), overview: textOrNull, poster_path: textOrNull }
const externalIds = z.object({ imdb_id: textOrNull }).catch({ imdb_id: null })
const ids = rowsOrNone(z.object({ id: z.int() }))
const codes = rowsOrNone(z.string())
const crew = rowsOrNone(z.object({ job: textOrNull, name: z.string() }))
const cast = rowsOrNone(z.object({ name: z.string(), order: z.int().catch(9_999) }))
const credits = z.object({ crew, cast }).catch({ crew: [], cast: [] })
const title = z.object({ title: z.string() })
const translation = z.object({
  iso_639_1: z.string(),
  iso_3166_1: z.string(),
  /** Films have a title, shows a name. */
  data: z.object({ title: z.string().catch(''), name: z.string().catch('') }),
})
const translations = z.object({ translations: rowsOrNone(translation) }).catch({ translations: [] })

const filmRow = z.object({
  ...common,
  title: z.string(),
  original_title: textOrNull,
  original_language: textOrNull,
  release_date: textOrNull,
})
export type FilmRow = z.output<typeof filmRow>
export const filmRows = z.object({ results: rowsOf(filmRow) })

const showRow = z.object({
  ...common,
  name: z.string(),
  original_name: textOrNull,
  original_language: textOrNull,
  first_air_date: textOrNull,
})
export type ShowRow = z.output<typeof showRow>
export const showRows = z.object({ results: rowsOf(showRow) })

export const foundRows = z.object({
  movie_results: rowsOf(filmRow),
  tv_results: rowsOf(showRow),
})

export const filmDetails = filmRow.extend({
  imdb_id: textOrNull,
  external_ids: externalIds,
  credits,
  translations,
  genres: ids,
  runtime: numberOrNull,
  origin_country: codes,
  production_countries: rowsOrNone(z.object({ iso_3166_1: z.string() })),
  alternative_titles: z.object({ titles: rowsOrNone(title) }).catch({ titles: [] }),
})
export type FilmDetails = z.output<typeof filmDetails>

export const episodeRows = z.object({
  episodes: rowsOrNone(
    z.object({
      id: z.int(),
      episode_number: z.int().min(0),
      season_number: z.int().min(0),
      name: textOrNull,
      air_date: textOrNull,
      runtime: numberOrNull,
    }),
  ),
})
export type EpisodeRow = z.output<typeof episodeRows>['episodes'][number]

export const showDetails = showRow.extend({
  status: textOrNull,
  external_ids: externalIds,
  credits,
  translations,
  genres: ids,
  episode_run_time: rowsOrNone(z.number()),
  origin_country: codes,
  alternative_titles: z.object({ results: rowsOrNone(title) }).catch({ results: [] }),
  created_by: rowsOrNone(z.object({ name: z.string() })),
  seasons: rowsOrNone(
    z.object({
      season_number: z.int().min(0),
      episode_count: z.int().min(0).catch(0),
      name: textOrNull,
      air_date: textOrNull,
    }),
  ),
})
export const changeRows = z.object({
  results: rowsOf(z.object({ id: z.int().positive() })),
  total_pages: z.int().min(0).catch(1),
})

export type ShowDetails = z.output<typeof showDetails>
