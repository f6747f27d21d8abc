import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, laterOf, midnight, readDate, readWholeDay } from '../dates.ts'
import { type Listing, type SourceViewing, type SourceWork, type WorkRecord } from '../record.ts'
import { listsOf } from './book-record.ts'
import { type Meaning, meaningOfStatus, stateOfStatus } from './book-status.ts'
import { progressOf } from '../progress.ts'
import {
  comparable,
  collectNotes,
  readIsbn,
  readName,
  readNames,
  readRating,
  readText,
  readTitle,
  tidy,
} from '../values.ts'

/** Shelves of Goodreads itself. */
const ownShelves = new Set(['read', 'currently-reading', 'to-read', ''])

/** Goodreads appends the series to the title: `Warbreaker (Warbreaker, #1)`. */
function withoutSeries(title: string): string {
  return title.replace(/\s*\([^()#]*#[^()]*\)\s*$/, '') || title
}

function workOf(row: Row): SourceWork {
  const written = readTitle(row.cell('title'))
  const title = withoutSeries(written)
  const creators = [readName(row.cell('author')), ...readNames(row.cell('additional authors'))]
  const year = /^-?\d{1,4}(?=(?:[.,]0+)?$)/.exec(
    row.cell('original publication year', 'year published'),
  )?.[0]
  const isbn = readIsbn(row.cell('isbn13')) ?? readIsbn(row.cell('isbn'))
  return {
    key: `${comparable(title)}|${comparable(creators[0] ?? '')}`,
    mediums: ['book'],
    title,
    otherTitles: title === written ? [] : [written],
    year: year === undefined ? null : Number(year),
    creators: creators.filter(Boolean),
    ids: { ...(isbn === undefined ? {} : { isbn }), ...goodreadsId(row) },
  }
}

function goodreadsId(row: Row): { goodreads?: string } {
  const id = /^\d{1,12}$/.exec(row.cell('book id'))?.[0]
  return id === undefined ? {} : { goodreads: id }
}

/** Earlier readings, whose days Goodreads does not tell. */
function earlierReadings(count: number): SourceViewing[] {
  const length = Math.min(Math.max(count - 1, 0), readingsMax)
  return Array.from({ length }, (_, index) => ({ day: null, isRepeat: index > 0, tags: [] }))
}

const readingsMax = 100

/** A shelf that says nothing of reading is only a list. */
const entryOnly: Meaning = { kind: 'entry', isSaved: false, state: null, isRead: false }

function listingsOf(row: Row, status: string): Listing[] {
  const own = stateOfStatus(status) === null ? '' : status
  const shelves = [...row.cell('bookshelves').split(','), row.cell('exclusive shelf')].map(tidy)
  const others = new Set(shelves.filter((shelf) => !ownShelves.has(shelf) && shelf !== own))
  return [...others].map((list) => ({ list: cutText(list, limits.listTitleMax), place: row.line }))
}

type ReadingOf = Pick<
  WorkRecord,
  | 'kind'
  | 'isSaved'
  | 'dateViewed'
  | 'timePosted'
  | 'isRepeat'
  | 'viewings'
  | 'timeMarked'
  | 'parts'
  | 'note'
>

/** The readings of a book, or how far the last one got. */
function readReading(
  row: Row,
  { shelf, isReviewed }: { shelf: string; isReviewed: boolean },
  reading: DateReading,
): ReadingOf {
  const read = readDate(row.cell('date read'), 'Date Read', reading)
  const added = readWholeDay(row.cell('date added'), 'Date Added', reading)
  const count = Number(row.cell('read count')) || 0
  const isKnown = read.date !== null || count > 1
  const meaning = meaningOfStatus(shelf, { isReviewed, isRead: isKnown }) ?? entryOnly
  const { kind, isSaved, state, isRead } = meaning
  const later = laterOf(firstDayOf(read.date), added.date)
  // A book that is read again was begun after it was read.
  const since = { started: midnight(isRead ? later : added.date), changed: midnight(later) }
  const day = { ...dayOfViewing(read.date), isRepeat: count > 1, tags: [] }
  return {
    kind,
    isSaved,
    dateViewed: isRead ? read.date : null,
    timePosted: midnight(later),
    isRepeat: isRead && count > 1,
    viewings: [
      ...(isRead ? earlierReadings(count) : []),
      ...(kind === 'engaged' && isKnown ? [day] : []),
    ],
    timeMarked: kind === 'review' && isRead ? midnight(added.date) : null,
    ...(state && { parts: { progress: progressOf(state, since) } }),
    note: collectNotes(
      state === 'stopped' && count > 1 && { code: 'earlierReadings' },
      read.note,
      added.note,
    ),
  }
}

function readBook(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('my rating'), { scale: 5, zeroIsNone: true })
  const { text, spoiler } = readText(row.cell('my review'))
  const shelf = row.cell('exclusive shelf') || row.cell('bookshelves').split(',')[0] || 'read'
  const isReviewed = rating !== null || text !== null
  const { note, ...read } = readReading(row, { shelf, isReviewed }, reading)
  const isPrivate = row.cell('private notes') !== ''
  return {
    ...bareRecord,
    ...read,
    line: row.line,
    work,
    rating,
    text,
    spoiler: text !== null && (spoiler || /^(true|1|yes)$/i.test(row.cell('spoiler'))),
    listings: listingsOf(row, tidy(shelf)),
    note: collectNotes(isPrivate && { code: 'privateNotes' }, ...(note ?? [])),
  }
}

/** A library export, with the short or the long header. */
export const goodreadsReader: CsvReader = {
  source: 'goodreads',
  // Medley's own table has no book ids.
  recognises: (has) =>
    has('title') && has('author') && has('my rating') && (has('book id') || has('exclusive shelf')),
  read: async (table, file) => {
    const reading = dateReading(table, ['date read', 'date added'], file, 'month first')
    const content = await readRows(table, 'title', (row) => readBook(row, reading))
    return { ...content, lists: listsOf(content.records) }
  },
}
