import type { Clarification, ConfirmedReview } from '@medley/contract/transfer/letterboxd-import'
import { wholeDay } from '@medley/doors/parsing/partial-dates'
import type { PreviewedRow } from '../imports/imports.preview.service.ts'
import type { Film } from './letterboxd-import.queries.ts'

type Record = PreviewedRow['record']

/** A certain entry, ready to be posted; the title is the film's own. */
export function toConfirmed(record: Record, film: Film): ConfirmedReview {
  const year = film.releaseDate === null ? record.work.year : Number(film.releaseDate.slice(0, 4))
  return {
    workID: Number(film.externalId),
    medium: 'film',
    rating: record.rating?.points ?? null,
    review: record.text,
    date_viewed: wholeDay(record.dateViewed),
    time_posted: record.timePosted,
    spoiler: 0,
    import_source: 'letterboxd',
    title: film.title,
    year,
  }
}

/** An entry that needs a choice of film or rating. */
export function toClarification(record: Record, films: readonly Film[]): Clarification {
  const { work, rating, text, dateViewed, timePosted } = record
  const suggestions = films.map((film) => ({
    id: Number(film.externalId),
    title: film.title,
    poster_path: film.posterSource,
    release_date: film.releaseDate,
    internal_id: film.id,
    creators: film.creators.map((name) => ({ name })),
  }))
  const { title, year } = work
  const points = rating?.points ?? null
  return {
    title,
    year,
    rating: points,
    review: text,
    dateViewed: wholeDay(dateViewed),
    timePosted,
    suggestions,
  }
}
