import type { DateReading } from '../parsing/written-dates.ts'
import { readDate, readWholeDay, type ReadDate } from '../dates.ts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  readIsbn,
  readNames,
  readRating,
  readTags,
  readText,
  readTitle,
  readYear,
} from '../values.ts'
import {
  bookOf,
  listingsIn,
  listsOf,
  recordOfBook,
  statusNamed,
  withoutUnknown,
} from './book-record.ts'

function workOf(row: Row): SourceWork {
  const title = readTitle(row.cell('title'))
  const subtitle = row.cell('subtitle')
  const ids = withoutUnknown({
    isbn: readIsbn(row.cell('isbn')),
    // Those of editions end in M.
    openlibrary: /^OL\d{1,12}W$/.exec(row.cell('olid'))?.[0],
  })
  return bookOf(title, readAuthors(row.cell('author')), {
    ids,
    otherTitles: subtitle === '' ? [] : [readTitle(`${title}: ${subtitle}`)],
    year: readYear(row.cell('publication_year')),
  })
}

/** Names with commas between them; `Smith, Mark` is one. */
function readAuthors(text: string): string[] {
  const [last, first, ...others] = readNames(text)
  const isInverted = last && first && others.length === 0 && !`${last}${first}`.includes(' ')
  return isInverted ? [`${first} ${last}`] : readNames(text)
}

interface Begun {
  started: ReadDate
  finished: ReadDate
}

/** Readings such as `start|finish|milliseconds;start|finish|`; any part may be empty. */
function readingsOf(row: Row, dates: DateReading): Begun[] {
  const readings = row.cell('readings').split(';').filter(Boolean).slice(0, readingsMax)
  return readings.map((reading) => {
    const [start = '', finish = ''] = reading.split('|')
    return {
      started: readDate(start, 'readings', dates),
      finished: readDate(finish, 'readings', dates),
    }
  })
}

const readingsMax = 100

function readBook(row: Row, dates: DateReading): WorkRecord {
  if (/^true$/i.test(row.cell('deleted'))) throw new UnreadableRow({ code: 'deletedThere' })
  const work = workOf(row)
  const status = statusNamed(row.cell('status'))
  if (status === null) throw new UnreadableRow({ code: 'unknownStatus' })
  const readings = readingsOf(row, dates)
  const isFinished = status === 'read'
  const ended = readings.filter(({ finished }) => isFinished || finished.date !== null)
  const open = readings.filter(({ finished }) => finished.date === null)
  const started = open.flatMap(({ started: { date } }) => date ?? []).toSorted()
  const added = readWholeDay(row.cell('date_added'), 'date_added', dates)
  const { text, spoiler } = readText(row.cell('my_review'))
  const { note, ...record } = recordOfBook({
    status,
    rating: readRating(row.cell('rating'), { scale: 5, zeroIsNone: true }),
    text,
    readings: ended.map(({ finished }) => finished.date),
    started: started.at(-1) ?? null,
    added: added.date,
    tags: readTags(row.cell('tags').replaceAll(',', ' ').replaceAll('|||||', ',')),
  })
  const isFavorite = /^true$/i.test(row.cell('favourite'))
  return {
    ...bareRecord,
    ...record,
    line: row.line,
    work,
    spoiler,
    listings: isFavorite ? listingsIn(['Favourites'], row.line) : [],
    note: collectNotes(
      ...(note ?? []),
      ...readings.flatMap((reading) => [reading.started.note, reading.finished.note]),
      added.note,
      row.cell('notes') !== '' && { code: 'privateNotes' },
    ),
  }
}

export const openReadsReader: CsvReader = {
  source: 'openReads',
  recognises: (has) =>
    has('title') && has('status') && has('my_review') && has('book_format') && has('favourite'),
  read: async (table, file) => {
    const dates = dateReading(table, ['date_added'], file)
    const content = await readRows(table, 'title', (row) => readBook(row, dates))
    return { ...content, lists: listsOf(content.records) }
  },
}
