import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, midnight } from '../dates.ts'
import { bareRecord, type CsvReader, type FileFacts, readYearOf, type Row } from '../file-reader.ts'
import type { SourceWork, WorkRecord } from '../record.ts'
import {
  type Columns,
  creatorsOf,
  dateOf,
  idsLike,
  idsOf,
  isYes,
  type MappedRow,
  namesIn,
  readMapped,
  tagsIn,
  tagsOf,
  textOf,
} from '../table/column-map.ts'
import { collectNotes, readRating, readTitle } from '../values.ts'
import { letterboxdWork, slugOf } from './letterboxd.ts'

const ownColumns = ['tmdbid', 'imdbid', 'rating10', 'watcheddate', 'letterboxduri']

const columns: Columns = {
  title: ['Title', 'Name'],
  creators: namesIn('Directors'),
  ids: {
    letterboxd: ['LetterboxdURI', slugOf],
    imdb: idsLike(/^tt\d{5,10}$/, 'imdbID'),
    tmdb: idsLike(/^\d{1,10}$/, 'tmdbID'),
  },
  text: 'Review',
  spoiler: 'Spoiler',
  tags: tagsIn('Tags'),
  finished: 'WatchedDate',
}

/**
 * A table in the format of Letterboxd's import, as other services and Medley write it. Its rows have
 * ids, but no time of posting.
 */
export const letterboxdTable: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => (has('title') || has('name')) && ownColumns.some(has),
  read: (table, file) => {
    const numberOf = countRows()
    return readMapped(table, file, { columns }, (row) => readFilm(row, file, numberOf))
  },
}

function readFilm(row: MappedRow, { baseName }: FileFacts, numberOf: NumberOfRow): WorkRecord {
  const { text, spoiler } = textOf(row)
  const rating = readScore(row)
  const date = dateOf(row, 'finished')
  const isRepeat = isYes(row.cell('rewatch'))
  const tags = tagsOf(row)
  const work = workOf(row)
  const isReviewed = rating !== null || text !== null
  const isViewed = date !== null || isRepeat || tags.length > 0
  const isSaved = baseName.includes('watchlist') && !isReviewed && !isViewed
  const viewing = { ...dayOfViewing(date), isRepeat, tags }
  return {
    ...bareRecord,
    line: row.line,
    kind: isReviewed ? 'review' : isSaved ? 'saved' : 'engaged',
    work,
    rating,
    text,
    spoiler,
    dateViewed: date,
    timePosted: midnight(firstDayOf(date)),
    isRepeat,
    isUntimed: true,
    tags,
    viewings:
      isReviewed || !isViewed ? [] : [{ ...viewing, number: numberOf(`${work.key} ${date}`) }],
    note: collectNotes(...row.notes),
  }
}

/** Counts the rows of a file that agree in a film and day. */
type NumberOfRow = (filmAndDay: string) => number

function countRows(): NumberOfRow {
  const counts = new Map<string, number>()
  return (filmAndDay) => {
    const count = (counts.get(filmAndDay) ?? 0) + 1
    counts.set(filmAndDay, count)
    return count
  }
}

function readScore(row: Row): WorkRecord['rating'] {
  const ofTen = readRating(row.cell('rating10'), { scale: 10, zeroIsNone: true })
  return ofTen ?? readRating(row.cell('rating'), { scale: 5, zeroIsNone: true })
}

function workOf(row: MappedRow): SourceWork {
  const work = letterboxdWork(readTitle(row.cell('title', 'name')), readYearOf(row))
  return { ...work, creators: creatorsOf(row), ids: idsOf(row) }
}
