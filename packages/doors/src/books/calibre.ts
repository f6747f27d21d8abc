import type { DateReading } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { readDate, readWholeDay } from '../dates.ts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import type { SourceRating, SourceWork, WorkRecord } from '../record.ts'
import { collectNotes, readIsbn, readRating, readTitle, tidy } from '../values.ts'
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
  const identifiers = new Map(row.cell('identifiers').split(',').map(nameAndId).filter(isNamed))
  const ids = withoutUnknown({
    isbn: readIsbn(identifiers.get('isbn') ?? '') ?? readIsbn(row.cell('isbn')),
    goodreads: /^\d{1,12}$/.exec(identifiers.get('goodreads') ?? '')?.[0],
  })
  const year = Number(/^\d{4}(?=-\d\d-\d\d|$)/.exec(row.cell('pubdate'))?.[0])
  return bookOf(title, readAuthors(row.cell('authors')), {
    ids,
    // The year 101 stands for an unknown one.
    year: year > 101 ? year : null,
  })
}

const isNamed = (pair: readonly string[]): pair is [string, string] => pair.length === 2

function nameAndId(text: string): string[] {
  const [, name = '', id = ''] = /^([^:]+):(.*)$/.exec(text) ?? []
  return name.trim() === '' ? [] : [name.trim().toLowerCase(), id.trim()]
}

/** Names with ampersands between them; a bar stands for a comma in a name. */
function readAuthors(text: string): string[] {
  const names = text.split('&').map((name) => tidy(name.replaceAll('|', ',')))
  return names.filter((name) => name !== '' && name.toLowerCase() !== 'unknown').slice(0, 20)
}

/** The member's own columns, which begin with `#`, by what they say. */
interface OwnColumns {
  read: string[]
  finished: string[]
  started: string[]
  status: string[]
  rating: string[]
  notes: string[]
}

/** The first that fits the words of a name decides. */
const meanings: readonly [keyof OwnColumns, RegExp][] = [
  ['started', /\b(?:start(?:ed)?|begun|begonnen)\b/],
  ['finished', /\b(?:date|day|last|datum|am|on)\b.*\b(?:read|finished|gelesen)\b/],
  ['finished', /\b(?:read|finished|completed|gelesen)\b.*\b(?:date|day|datum|am|on)\b/],
  ['finished', /^(?:dateread|readdate|datefinished|lastread|finished)$/],
  ['read', /^(?:(?:is |have |i )?read|gelesen|isread)$/],
  ['status', /\b(?:status|read ?status|reading ?status|shelf|lesestatus)\b/],
  ['rating', /\b(?:my ?rating|rating|stars|score|wertung|bewertung)\b/],
  ['notes', /\b(?:notes?|my ?notes|comments?|my ?comments|reviews?|my ?review|notizen)\b/],
]

function ownColumnsIn(header: readonly string[]): OwnColumns {
  const own: OwnColumns = {
    read: [],
    finished: [],
    started: [],
    status: [],
    rating: [],
    notes: [],
  }
  for (const column of header) {
    const words = column.startsWith('#') ? column.split(/[^\p{L}\d]+/u).filter(Boolean) : []
    const meaning = meanings.find(([, names]) => names.test(words.join(' ')))?.[0]
    if (meaning) own[meaning].push(column)
  }
  return own
}

/** How the rows of a file are read. */
interface Reading {
  dates: DateReading
  own: OwnColumns
  /** Scales of the columns of ratings. */
  scales: ReadonlyMap<string, number>
}

/** The tags that people give to what they read; others tell of the contents, or whether a series has ended. */
const tagsOfReading =
  /^(?:read|gelesen|to[- ]?read|want to read|tbr|zu lesen|(?:currently[- ])?reading|did not finish|dnf)$/i

/** States of a series that is still being written. */
const statesOfSeries = /^(?:completed|in[- ]progress|abandoned|hiatus|dropped)$/i

const yes = /^(?:true|yes|ja|x|✓|[1-9]\d?)$/i

/** Reading as the member's own columns and tags tell it. */
function readReading(row: Row, { own, dates }: Reading) {
  const cells = (columns: readonly string[]) =>
    columns.map((column) => row.cell(column)).filter(Boolean)
  const told = cells(own.read)
  const isMoment = (cell: string) => !yes.test(cell) && /\d{4}/.test(cell)
  const ends = [...cells(own.finished), ...told.filter(isMoment)]
  const finished = ends.map((cell) => readDate(cell, 'date read', dates))
  const started = cells(own.started).map((cell) => readDate(cell, 'date started', dates))
  const tags = row.cell('tags').split(',').map(tidy)
  const isRead = told.some((cell) => yes.test(cell) || isMoment(cell))
  const words = [
    ...(isRead ? ['read'] : told),
    ...cells(own.status).filter((cell) => !statesOfSeries.test(cell)),
    ...tags.filter((tag) => tagsOfReading.test(tag)),
  ]
  return {
    status: words.map(statusNamed).find((status) => status !== null) ?? null,
    readings: [...new Set(finished.flatMap(({ date }) => date ?? []))],
    started: started.flatMap(({ date }) => date ?? [])[0] ?? null,
    notes: [...finished, ...started].map(({ note }) => note),
  }
}

/** The member's own rating, or that of the catalogue. */
function ratingOf(row: Row, { own, scales }: Reading): SourceRating | null {
  const column = [...own.rating, 'rating'].find(
    (name) => Number(row.cell(name).replace(',', '.')) > 0,
  )
  if (column === undefined) return null
  return readRating(row.cell(column), { scale: scales.get(column) ?? 5, zeroIsNone: true })
}

/** Every book stands in the list of its library, because nothing may say that it was read. */
function readBook(row: Row, reading: Reading): WorkRecord {
  const work = workOf(row)
  const { notes, ...read } = readReading(row, reading)
  const added = readWholeDay(row.cell('timestamp'), 'timestamp', reading.dates)
  const record = recordOfBook({
    ...read,
    rating: ratingOf(row, reading),
    text: null,
    added: added.date,
  })
  const isNoted = reading.own.notes.some((column) => row.cell(column) !== '')
  return {
    ...bareRecord,
    ...record,
    line: row.line,
    work,
    listings: listingsIn([row.cell('library_name') || 'Calibre'], row.line),
    note: collectNotes(...notes, added.note, isNoted && { code: 'privateNotes' }),
  }
}

/** A rating over 5 tells that a column is on a scale of 10. */
function scaleOf({ header, records }: CsvTable, column: string): number {
  const place = header.indexOf(column)
  const isOver = records.some(({ cells }) => Number((cells[place] ?? '').replace(',', '.')) > 5)
  return isOver ? 10 : 5
}

const columnsOfCalibre = [
  'author_sort',
  'title_sort',
  'library_name',
  'identifiers',
  'series_index',
  'uuid',
  'timestamp',
]

export const calibreReader: CsvReader = {
  source: 'calibre',
  // The member chooses the columns.
  recognises: (has) =>
    has('title') && has('authors') && columnsOfCalibre.filter((name) => has(name)).length >= 2,
  read: async (table, file) => {
    const own = ownColumnsIn(table.header)
    const columns = [...own.read, ...own.finished, ...own.started, 'timestamp']
    const reading = {
      own,
      dates: dateReading(table, columns, file),
      scales: new Map([...own.rating, 'rating'].map((name) => [name, scaleOf(table, name)])),
    }
    const content = await readRows(table, 'title', (row) => readBook(row, reading))
    return { ...content, lists: listsOf(content.records) }
  },
}
