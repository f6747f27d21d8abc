import {
  bareRecord,
  type CsvReader,
  dateReading,
  type FileContent,
  namedList,
  readRows,
  type Row,
} from '../file-reader.ts'
import { type Listing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
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
  tidy,
} from '../values.ts'

const ownShelves = new Set(['read', 'currently-reading', 'to-read', 'did-not-finish', 'paused', ''])

/** Goodreads appends the series to the title: `Warbreaker (Warbreaker, #1)`. */
function withoutSeries(title: string): string {
  return title.replace(/\s*\([^()]*#[^()]*\)\s*$/, '') || title
}

function workOf(row: Row): SourceWork {
  const written = readTitle(row.cell('title'))
  const title = withoutSeries(written)
  const creators = [tidy(row.cell('author')), ...readNames(row.cell('additional authors'))]
  const year = /^-?\d{1,4}$/.exec(row.cell('original publication year', 'year published'))?.[0]
  const isbn = readIsbn(row.cell('isbn13')) ?? readIsbn(row.cell('isbn'))
  return {
    key: `${comparable(title)}|${comparable(creators[0] ?? '')}`,
    mediums: ['book'],
    title,
    otherTitles: title === written ? [] : [written],
    year: year === undefined ? null : Number(year),
    creators: creators.filter(Boolean),
    ids: isbn === undefined ? {} : { isbn },
  }
}

/** The later of the days on which a book was finished and shelved: the earliest time of its review. */
function laterOf(a: string | null, b: string | null): string | null {
  return a !== null && b !== null ? (a > b ? a : b) : (a ?? b)
}

function kindOf(row: Row, isReviewed: boolean): { kind: WorkRecord['kind']; note: string | null } {
  if (isReviewed) return { kind: 'review', note: null }
  const shelf = row.cell('exclusive shelf') || row.cell('bookshelves').split(',')[0] || 'read'
  if (shelf === 'read') return { kind: 'engaged', note: null }
  if (shelf === 'to-read') return { kind: 'saved', note: null }
  if (shelf === 'currently-reading' || shelf === 'paused') {
    return { kind: 'saved', note: 'Not finished: saved for later' }
  }
  if (shelf === 'did-not-finish') throw new UnreadableRow('Not finished, without a score')
  return { kind: 'entry', note: null }
}

function listingsOf(row: Row): Listing[] {
  const shelves = [...row.cell('bookshelves').split(','), row.cell('exclusive shelf')].map(tidy)
  const others = new Set(shelves.filter((shelf) => !ownShelves.has(shelf)))
  return [...others].map((list) => ({ list: list.slice(0, 255), place: row.line }))
}

function readBook(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('my rating'), { scale: 5, zeroIsNone: true })
  const { text, spoiler } = readText(row.cell('my review'))
  const dateRead = readDay(row.cell('date read'), 'Date Read', reading)
  const dateAdded = readDay(row.cell('date added'), 'Date Added', reading)
  const { kind, note } = kindOf(row, rating !== null || text !== null)
  const isPrivate = row.cell('private notes') !== ''
  return {
    ...bareRecord,
    line: row.line,
    kind,
    work,
    rating,
    text,
    spoiler: text !== null && (spoiler || /^(true|1|yes)$/i.test(row.cell('spoiler'))),
    dateViewed: dateRead,
    timePosted: midnight(laterOf(dateRead, dateAdded)),
    isRepeat: Number(row.cell('read count')) > 1,
    listings: listingsOf(row),
    note: isPrivate ? 'Private notes are not read' : note,
  }
}

/** A library export, with the short or the long header. */
export const goodreadsReader: CsvReader = {
  source: 'goodreads',
  recognises: (has) => has('title') && has('author') && has('my rating') && has('book id'),
  read: async (table, file) => {
    const reading = dateReading(table, ['date read', 'date added'], file, 'month first')
    const content = await readRows(table, 'title', (row) => readBook(row, reading))
    return { ...content, lists: shelvesOf(content.records) }
  },
}

/** The member's custom shelves, as lists. */
function shelvesOf(records: readonly WorkRecord[]): FileContent['lists'] {
  const names = new Set(records.flatMap(({ listings }) => listings.map(({ list }) => list)))
  return [...names].map((name) => namedList(name, name))
}
