import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  comparable,
  type DateReading,
  midnight,
  readDay,
  readIsbn,
  readNames,
  readRating,
  readText,
  readTitle,
} from '../values.ts'

function workOf(row: Row): SourceWork {
  const title = readTitle(row.cell('title'))
  const creators = readNames(row.cell('authors'))
  const isbn = readIsbn(row.cell('isbn/uid', 'isbn'))
  return {
    key: `${comparable(title)}|${comparable(creators[0] ?? '')}`,
    mediums: ['book'],
    title,
    otherTitles: [],
    year: null,
    creators,
    ids: isbn === undefined ? {} : { isbn },
  }
}

function kindOf(
  status: string,
  isReviewed: boolean,
): { kind: WorkRecord['kind']; note: string | null } {
  if (isReviewed) return { kind: 'review', note: null }
  if (status === 'read') return { kind: 'engaged', note: null }
  if (status === 'to-read') return { kind: 'saved', note: null }
  if (status === 'currently-reading' || status === 'paused') {
    return { kind: 'saved', note: 'Not finished: saved for later' }
  }
  if (status === 'did-not-finish') throw new UnreadableRow('Not finished, without a score')
  throw new UnreadableRow('The read status is unknown')
}

/** `Last Date Read`, else the last day in `Dates Read`, which holds days and ranges. */
function lastDayOf(row: Row, reading: DateReading): string | null {
  const written = row.cell('last date read')
  if (written !== '') return readDay(written, 'Last Date Read', reading)
  const days = row.cell('dates read').match(/\d{4}\/\d{1,2}(?:\/\d{1,2})?/g) ?? []
  return readDay(days.at(-1) ?? '', 'Dates Read', reading)
}

function readBook(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('star rating'), { scale: 5, zeroIsNone: true })
  const { text, spoiler } = readText(row.cell('review'))
  const dateRead = lastDayOf(row, reading)
  const dateAdded = readDay(row.cell('date added'), 'Date Added', reading)
  const { kind, note } = kindOf(
    row.cell('read status').toLowerCase(),
    rating !== null || text !== null,
  )
  return {
    ...bareRecord,
    line: row.line,
    kind,
    work,
    rating,
    text,
    spoiler,
    dateViewed: dateRead,
    timePosted: midnight(
      dateRead !== null && dateAdded !== null && dateAdded > dateRead
        ? dateAdded
        : (dateRead ?? dateAdded),
    ),
    isRepeat: Number(row.cell('read count')) > 1,
    listings: [],
    note: row.cell('tags') === '' ? note : 'Tags are not kept',
  }
}

export const storygraphReader: CsvReader = {
  source: 'storygraph',
  recognises: (has) => has('title') && has('authors') && has('read status') && has('star rating'),
  read: (table, file) => {
    const reading = dateReading(table, ['last date read', 'date added'], file)
    return readRows(table, 'title', (row) => readBook(row, reading))
  },
}
