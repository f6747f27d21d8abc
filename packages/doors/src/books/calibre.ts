import { readDate } from '../dates.ts'
import type { CsvReader } from '../file-reader.ts'
import type { CsvTable } from '../files/csv-table.ts'
import type { SourceRating, SourceWork } from '../record.ts'
import { type Columns, idsOf, type MappedRow, noted } from '../table/column-map.ts'
import { readIsbn, readRating, tidy } from '../values.ts'
import { type BookFacts, listingsIn } from './book-facts.ts'
import { statusNamed } from './book-status.ts'
import { factsOf, readBooks, workOf } from './book-table.ts'

const columns: Columns = {
  title: 'title',
  creators: ['authors', readAuthors],
  year: ['pubdate', readYear],
  isbn: ['isbn'],
  added: 'timestamp',
}

/** The year 101 stands for an unknown one. */
function readYear(cell: string): number | null {
  const year = Number(/^\d{4}(?=-\d\d-\d\d|$)/.exec(cell)?.[0])
  return year > 101 ? year : null
}

/** A book with its ids, such as `amazon:B01,isbn:9780306406157`. */
function bookIn(row: MappedRow): SourceWork {
  const named = new Map(row.cell('identifiers').split(',').map(nameAndId).filter(isNamed))
  const isbn = readIsbn(named.get('isbn') ?? '')
  const goodreads = /^\d{1,12}$/.exec(named.get('goodreads') ?? '')?.[0]
  const ids = { ...idsOf(row), ...(isbn && { isbn }), ...(goodreads && { goodreads }) }
  return { ...workOf(row), ids }
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

/** The own columns of a table, and the scales of those of ratings. */
interface Own {
  columns: OwnColumns
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
function readReading(
  row: MappedRow,
  own: OwnColumns,
): Pick<BookFacts, 'status' | 'readings' | 'started'> {
  const cells = (columns: readonly string[]) =>
    columns.map((column) => row.cell(column)).filter(Boolean)
  const told = cells(own.read)
  const isMoment = (cell: string) => !yes.test(cell) && /\d{4}/.test(cell)
  const ends = [...cells(own.finished), ...told.filter(isMoment)]
  const dayOf = (cell: string, name: string) => noted(row, readDate(cell, name, row.dates)) ?? []
  const finished = ends.flatMap((cell) => dayOf(cell, 'date read'))
  const [started = null] = cells(own.started).flatMap((cell) => dayOf(cell, 'date started'))
  const tags = row.cell('tags').split(',').map(tidy)
  const isRead = told.some((cell) => yes.test(cell) || isMoment(cell))
  const words = [
    ...(isRead ? ['read'] : told),
    ...cells(own.status).filter((cell) => !statesOfSeries.test(cell)),
    ...tags.filter((tag) => tagsOfReading.test(tag)),
  ]
  return {
    status: words.map(statusNamed).find((status) => status !== null) ?? null,
    readings: [...new Set(finished)],
    started,
  }
}

/** The member's own rating, or that of the catalogue. */
function ratingIn(row: MappedRow, { columns: own, scales }: Own): SourceRating | null {
  const column = [...own.rating, 'rating'].find(
    (name) => Number(row.cell(name).replace(',', '.')) > 0,
  )
  if (column === undefined) return null
  return readRating(row.cell(column), { scale: scales.get(column) ?? 5, zeroIsNone: true })
}

/** Every book stands in the list of its library, because nothing may say that it was read. */
function readFacts(row: MappedRow, own: Own): BookFacts {
  const work = bookIn(row)
  const reading = readReading(row, own.columns)
  const facts = { ...factsOf(row, work), ...reading, rating: ratingIn(row, own) }
  if (own.columns.notes.some((column) => row.cell(column) !== '')) {
    row.notes.push({ code: 'privateNotes' })
  }
  return { ...facts, listings: listingsIn([row.cell('library_name') || 'Calibre'], row.line) }
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
  read: (table, file) => {
    const own = ownColumnsIn(table.header)
    const dated = [...own.read, ...own.finished, ...own.started, 'timestamp']
    const rated = [...own.rating, 'rating'].map((name) => [name, scaleOf(table, name)] as const)
    const whole = { columns: own, scales: new Map(rated) }
    return readBooks(table, file, { columns, dated }, (row) => readFacts(row, whole))
  },
}
