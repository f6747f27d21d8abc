import type { DateReading } from '../parsing/written-dates.ts'
import { readDate, readWholeDay } from '../dates.ts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  readIsbn,
  readNames,
  readPlainText,
  readRating,
  readText,
  readTitle,
} from '../values.ts'
import {
  bookOf,
  listingsIn,
  listsOf,
  readMoment,
  recordOfBook,
  statusNamed,
  withoutUnknown,
} from './book-record.ts'

function workOf(row: Row): SourceWork {
  const isbn = readIsbn(row.cell('isbn_13')) ?? readIsbn(row.cell('isbn_10'))
  const wikidata = /^Q[1-9]\d{0,11}$/.exec(row.cell('wikidata'))?.[0]
  const ids = withoutUnknown({
    isbn,
    goodreads: /^\d{1,12}$/.exec(row.cell('goodreads_key'))?.[0],
    // Those of editions end in M.
    openlibrary: /^OL\d{1,12}W$/.exec(row.cell('openlibrary_key'))?.[0],
    wikidata: wikidata && `wikidata-${wikidata}`,
  })
  return bookOf(readTitle(row.cell('title')), readNames(row.cell('author_text')), { ids })
}

/** The shelves of BookWyrm itself, by their identifiers. */
const ownShelves = new Set(['to-read', 'reading', 'read', 'stopped-reading'])

/** A shelf of the member's own says nothing of reading; the days do. */
function statusOf(shelf: string, days: { isStopped: boolean; isOpen: boolean }): string | null {
  if (ownShelves.has(shelf)) return statusNamed(shelf)
  return days.isStopped ? 'stopped-reading' : days.isOpen ? 'currently-reading' : null
}

/** A review with its title and content note, which hides it. */
function reviewOf(row: Row): { text: string | null; spoiler: boolean } {
  const { text, spoiler } = readText(row.cell('review_content'))
  const warning = readPlainText(row.cell('review_cw'))
  const parts = [readPlainText(row.cell('review_name')), warning, text]
  const whole = parts.filter((part) => part !== null).join('\n\n')
  return { text: whole || null, spoiler: whole !== '' && (spoiler || warning !== null) }
}

function readBook(row: Row, dates: DateReading): WorkRecord {
  const work = workOf(row)
  const shelf = row.cell('shelf')
  const started = readDate(row.cell('start_date'), 'start_date', dates)
  const finished = readDate(row.cell('finish_date'), 'finish_date', dates)
  const stopped = readDate(row.cell('stopped_date'), 'stopped_date', dates)
  const added = readWholeDay(row.cell('shelf_date'), 'shelf_date', dates)
  const reviewed = readMoment(row.cell('review_published'), 'review_published', dates)
  const isFinished = finished.date !== null
  const status = statusOf(shelf, {
    isStopped: stopped.date !== null && !isFinished,
    isOpen: started.date !== null && !isFinished && stopped.date === null,
  })
  const { text, spoiler } = reviewOf(row)
  const ended = (status === 'stopped-reading' && stopped.date) || finished.date
  const record = recordOfBook({
    status,
    rating: readRating(row.cell('rating'), { scale: 5, zeroIsNone: true }),
    text,
    readings: ended === null ? [] : [ended],
    started: started.date,
    added: added.date,
    reviewed: reviewed.time,
  })
  const isOwn = shelf !== '' && !ownShelves.has(shelf)
  const listings = isOwn ? listingsIn([row.cell('shelf_name') || shelf], row.line) : []
  if (record.kind === 'entry' && listings.length === 0) {
    throw new UnreadableRow({ code: 'neitherReadNorSaved' })
  }
  const notes = [started.note, finished.note, stopped.note, added.note, reviewed.note]
  return {
    ...bareRecord,
    ...record,
    line: row.line,
    work,
    spoiler,
    listings,
    note: collectNotes(...notes),
  }
}

export const bookwyrmReader: CsvReader = {
  source: 'bookwyrm',
  recognises: (has) => has('title') && has('author_text') && has('review_content'),
  read: async (table, file) => {
    const columns = ['start_date', 'finish_date', 'stopped_date', 'shelf_date', 'review_published']
    const dates = dateReading(table, columns, file)
    const content = await readRows(table, 'title', (row) => readBook(row, dates))
    return { ...content, lists: listsOf(content.records) }
  },
}
