import {
  bareRecord,
  type CsvReader,
  dateReading,
  type FileFacts,
  readRows,
  readYearOf,
  type Row,
} from '../file-reader.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, midnight, readDate } from '../dates.ts'
import type { SourceWork, WorkRecord } from '../record.ts'
import { collectNotes, readNames, readRating, readTags, readText, readTitle } from '../values.ts'
import { letterboxdWork, slugOf } from './letterboxd.ts'

const ownColumns = ['tmdbid', 'imdbid', 'rating10', 'watcheddate', 'letterboxduri']

/**
 * A table in the format of Letterboxd's import, as other services and Medley write it. Its rows have
 * ids, but no time of posting.
 */
export const letterboxdTable: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => (has('title') || has('name')) && ownColumns.some(has),
  read: (table, file) => {
    const reading = dateReading(table, ['watcheddate'], file)
    const numberOf = countRows()
    return readRows(table, 'title', (row) => readFilm(row, file, { reading, numberOf }))
  },
}

function readFilm(
  row: Row,
  { baseName }: FileFacts,
  { reading, numberOf }: { reading: DateReading; numberOf: NumberOfRow },
): WorkRecord {
  const { text, spoiler } = readText(row.cell('review'))
  const rating = readScore(row)
  const { date, note } = readDate(row.cell('watcheddate'), 'WatchedDate', reading)
  const isRepeat = isTrue(row.cell('rewatch'))
  const tags = readTags(row.cell('tags'))
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
    spoiler: text !== null && (spoiler || isTrue(row.cell('spoiler'))),
    dateViewed: date,
    timePosted: midnight(firstDayOf(date)),
    isRepeat,
    isUntimed: true,
    tags,
    viewings:
      isReviewed || !isViewed ? [] : [{ ...viewing, number: numberOf(`${work.key} ${date}`) }],
    note: collectNotes(note),
  }
}

const isTrue = (cell: string) => /^(yes|true|1)$/i.test(cell)

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

function workOf(row: Row): SourceWork {
  const work = letterboxdWork(readTitle(row.cell('title', 'name')), readYearOf(row))
  const slug = slugOf(row.cell('letterboxduri'))
  const imdb = /^tt\d{5,10}$/.exec(row.cell('imdbid'))?.[0]
  const tmdb = /^\d{1,10}$/.exec(row.cell('tmdbid'))?.[0]
  return {
    ...work,
    creators: readNames(row.cell('directors')),
    ids: {
      ...(slug === undefined ? {} : { letterboxd: slug }),
      ...(imdb === undefined ? {} : { imdb }),
      ...(tmdb === undefined ? {} : { tmdb }),
    },
  }
}
