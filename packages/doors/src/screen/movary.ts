import { wholeDay } from '../parsing/partial-dates.ts'
import { midnight } from '../dates.ts'
import { bareRecord, type CsvReader } from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import {
  type Columns,
  dateOf,
  idsLike,
  type MappedRow,
  ratingOf,
  readMapped,
  scoresOf,
  textOf,
} from '../table/column-map.ts'
import { collectNotes, readYear } from '../values.ts'
import { createViewings, markRepeats } from '../viewings.ts'
import { filmOf } from './film-table.ts'

/** The columns of all its tables. */
const columns: Columns = {
  title: 'title',
  year: ['year', readYear],
  ids: { tmdb: idsLike(/^[1-9]\d{0,9}$/, 'tmdbId'), imdb: idsLike(/^tt\d{5,12}$/, 'imdbId') },
  rating: scoresOf(10, 'userRating'),
  text: 'comment',
  finished: 'watchedAt',
  added: 'addedAt',
}

const begin = (row: MappedRow) => ({
  ...bareRecord,
  line: row.line,
  work: filmOf(row, () => ['film']),
})

/** Each row is a viewing of its own, also beside an equal one; a comment is the review of its day. */
function readViewing(row: MappedRow, viewingOf: ReturnType<typeof createViewings>): WorkRecord {
  const record = begin(row)
  const date = dateOf(row, 'finished')
  const { text, spoiler } = textOf(row)
  return {
    ...record,
    kind: text === null ? 'engaged' : 'review',
    text,
    spoiler,
    dateViewed: text === null ? null : date,
    timePosted: midnight(wholeDay(date)),
    viewings: [viewingOf(record.work.key, date)],
    note: collectNotes(...row.notes, row.cell('location') !== '' && { code: 'placeOfViewing' }),
  }
}

function readScore(row: MappedRow): WorkRecord {
  const record = begin(row)
  const rating = ratingOf(row)
  if (rating === null) throw new UnreadableRow({ code: 'scoreMissing' })
  return { ...record, kind: 'rating', rating }
}

function readSaved(row: MappedRow): WorkRecord {
  const record = begin(row)
  const timePosted = midnight(dateOf(row, 'added'))
  return { ...record, kind: 'saved', timePosted, note: collectNotes(...row.notes) }
}

const source = 'movary'

/** The three files of an export: history, ratings and watchlist. */
export const movaryReaders: readonly CsvReader[] = [
  {
    source,
    recognises: (has) => has('tmdbid') && has('watchedat') && has('title'),
    async read(table, file) {
      const viewingOf = createViewings()
      const content = await readMapped(table, file, { columns }, (row) =>
        readViewing(row, viewingOf),
      )
      markRepeats(content.records)
      return content
    },
  },
  {
    source,
    recognises: (has) => has('tmdbid') && has('userrating') && has('title'),
    read: (table, file) => readMapped(table, file, { columns }, readScore),
  },
  {
    source,
    recognises: (has) => has('tmdbid') && has('addedat') && has('title'),
    read: (table, file) => readMapped(table, file, { columns }, readSaved),
  },
]
