import type { Clarification, ConfirmedReview } from '@medley/contract/letterboxd-import'
import { type Match, yearOf } from './letterboxd-import.matches.ts'
import type { Film } from './letterboxd-import.queries.ts'
import type { FilmRow } from './letterboxd-import.rows.ts'

/** A certain entry, ready to be posted; the title is the film's own. */
export function toConfirmed(row: FilmRow, film: Film): ConfirmedReview {
  return {
    workID: Number(film.external_id),
    medium: 'film',
    rating: row.rating,
    review: row.review,
    date_viewed: row.dateViewed,
    time_posted: row.timePosted,
    spoiler: 0,
    import_source: 'letterboxd',
    title: film.title,
    year: yearOf(film) ?? row.year,
  }
}

/** An entry that needs a choice: which film, or what rating. */
export function toClarification(row: FilmRow, match: Match): Clarification {
  const { title, year, rating, review, dateViewed, timePosted } = row
  const suggestions = match.suggestions.map((film) => ({
    id: Number(film.external_id),
    title: film.title,
    poster_path: film.poster_source,
    release_date: film.release_date,
    internal_id: film.id,
    creators: film.creators.map((name) => ({ name })),
  }))
  return { title, year, rating, review, dateViewed, timePosted, suggestions }
}
