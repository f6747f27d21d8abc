import { z } from 'zod'
import { rowsOf, rowsOrNone, textOrNull } from '../rows.ts'

const common = { id: z.int().positive(), overview: textOrNull, poster_path: textOrNull }
const externalIds = z.object({ imdb_id: textOrNull }).catch({ imdb_id: null })

const filmRow = z.object({ ...common, title: z.string(), release_date: textOrNull })
export type FilmRow = z.output<typeof filmRow>
export const filmRows = z.object({ results: rowsOf(filmRow) })

const showRow = z.object({ ...common, name: z.string(), first_air_date: textOrNull })
export type ShowRow = z.output<typeof showRow>
export const showRows = z.object({ results: rowsOf(showRow) })

export const foundRows = z.object({
  movie_results: rowsOf(filmRow),
  tv_results: rowsOf(showRow),
})

export const filmDetails = filmRow.extend({
  imdb_id: textOrNull,
  external_ids: externalIds,
  credits: z
    .object({ crew: rowsOrNone(z.object({ job: textOrNull, name: z.string() })) })
    .catch({ crew: [] }),
})
export type FilmDetails = z.output<typeof filmDetails>

export const showDetails = showRow.extend({
  external_ids: externalIds,
  created_by: rowsOrNone(z.object({ name: z.string() })),
  seasons: rowsOrNone(
    z.object({
      season_number: z.int().min(0),
      episode_count: z.int().min(0).catch(0),
      name: textOrNull,
    }),
  ),
})
export type ShowDetails = z.output<typeof showDetails>
