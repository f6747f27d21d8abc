import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceViewing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { meaningOfStatus } from './book-status.ts'
import {
  comparable,
  type DateReading,
  collectNotes,
  midnight,
  readDay,
  readIsbn,
  readNames,
  readRating,
  readSpareDay,
  readTags,
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

/**
 * The days on which a book was finished, earliest first: the ends of the ranges in `Dates Read`, with
 * `Last Date Read`.
 */
function daysRead(row: Row, reading: DateReading): string[] {
  const ranges = row.cell('dates read').split(/[,;]/)
  const ends = ranges.map((range) => range.match(/\d{4}\/\d{1,2}(?:\/\d{1,2})?/g)?.at(-1) ?? '')
  const days = [
    ...ends.map((end) => readDay(end, 'Dates Read', reading)),
    readDay(row.cell('last date read'), 'Last Date Read', reading),
  ]
  return [...new Set(days.filter((day) => day !== null))].toSorted()
}

/** The readings besides the one that a review is of. */
function readingsOf(
  row: Row,
  kind: WorkRecord['kind'],
  days: readonly string[],
  tags: string[],
): SourceViewing[] {
  if (kind === 'saved') return []
  const count = Math.min(Number(row.cell('read count')) || 0, readingsMax)
  const undated = Math.max(0, count - Math.max(days.length, 1))
  const all = [...Array.from({ length: undated }, () => null), ...days]
  const isBare = all.length === 0 && tags.length > 0
  const readings = (isBare ? [null] : all).map((day, place) => ({
    day,
    isRepeat: place > 0,
    tags: place === all.length - 1 || isBare ? tags : [],
  }))
  return kind === 'review' ? readings.filter(({ day }) => day !== days.at(-1)) : readings
}

const readingsMax = 100

function readBook(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('star rating'), { scale: 5, zeroIsNone: true })
  const { text, spoiler } = readText(row.cell('review'))
  const days = daysRead(row, reading)
  const dateRead = days.at(-1) ?? null
  const { day: dateAdded, note: unread } = readSpareDay(
    row.cell('date added'),
    'Date Added',
    reading,
  )
  const tags = readTags(row.cell('tags'))
  const isReviewed = rating !== null || text !== null
  const known = { isReviewed, isRead: days.length > 0 || Number(row.cell('read count')) > 1 }
  const meaning = meaningOfStatus(row.cell('read status').toLowerCase(), known)
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  const { kind, isSaved, note } = meaning
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
    isRepeat: days.length > 1 || Number(row.cell('read count')) > 1,
    tags: kind === 'review' ? tags : [],
    isSaved,
    viewings: readingsOf(row, kind, days, tags),
    timeMarked: kind === 'review' ? midnight(dateAdded) : null,
    listings: [],
    note: collectNotes(note, unread, kind === 'saved' && tags.length > 0 && { code: 'tagsOfRead' }),
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
