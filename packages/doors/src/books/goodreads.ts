import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { laterOf } from '../dates.ts'
import type { CsvReader } from '../file-reader.ts'
import type { Listing, SourceWork } from '../record.ts'
import {
  type ColumnMap,
  creatorsOf,
  idsLike,
  idsOf,
  type MappedRow,
  scoresOf,
  yearOf,
} from '../table/column-map.ts'
import { readName, readNames, readTitle, tidy } from '../values.ts'
import { type BookFacts, bookOf, undatedReadings } from './book-facts.ts'
import { stateOfStatus } from './book-status.ts'
import { factsOf, readBooks } from './book-table.ts'

const map: ColumnMap = {
  columns: {
    title: 'Title',
    creators: ['Author', (cell) => [readName(cell)]],
    year: [['Original Publication Year', 'Year Published'], readYear],
    isbn: ['ISBN13', 'ISBN'],
    ids: { goodreads: idsLike(/^\d{1,12}$/, 'Book Id') },
    finished: 'Date Read',
    added: 'Date Added',
    rating: scoresOf(5, 'My Rating'),
    text: 'My Review',
    spoiler: 'Spoiler',
  },
  usualOrder: 'month first',
}

/** A year, also one before the common era. */
function readYear(cell: string): number | null {
  const year = /^-?\d{1,4}(?=(?:[.,]0+)?$)/.exec(cell)?.[0]
  return year === undefined ? null : Number(year)
}

/** A book without the series that Goodreads appends to the title: `Warbreaker (Warbreaker, #1)`. */
function bookIn(row: MappedRow): SourceWork {
  const written = readTitle(row.cell('title'))
  const title = written.replace(/\s*\([^()#]*#[^()]*\)\s*$/, '') || written
  const creators = [...creatorsOf(row), ...readNames(row.cell('additional authors'))]
  const otherTitles = title === written ? [] : [written]
  const book = bookOf(title, creators, { otherTitles, year: yearOf(row), ids: idsOf(row) })
  return { ...book, creators: creators.filter(Boolean) }
}

/** Shelves of Goodreads itself. */
const ownShelves = new Set(['read', 'currently-reading', 'to-read', ''])

function listingsOf(row: MappedRow, status: string): Listing[] {
  const own = stateOfStatus(status) === null ? '' : status
  const all = [...row.cell('bookshelves').split(','), row.cell('exclusive shelf')].map(tidy)
  const others = new Set(all.filter((shelf) => !ownShelves.has(shelf) && shelf !== own))
  return [...others].map((list) => ({ list: cutText(list, limits.listTitleMax), place: row.line }))
}

/** A count of one says no more than the day. */
function readFacts(row: MappedRow): BookFacts {
  const facts = factsOf(row, bookIn(row))
  const [read = null] = facts.readings
  const shelf = row.cell('exclusive shelf') || row.cell('bookshelves').split(',')[0] || 'read'
  const count = Number(row.cell('read count')) || 0
  if (row.cell('private notes') !== '') row.note({ code: 'privateNotes' })
  return {
    ...facts,
    status: shelf,
    readings: read !== null || count > 1 ? [...undatedReadings(count - 1), read] : [],
    stopped: laterOf(firstDayOf(read), facts.added ?? null),
    listings: listingsOf(row, tidy(shelf)),
  }
}

/** A library export, with the short or the long header. */
export const goodreadsReader: CsvReader = {
  source: 'goodreads',
  // Medley's own table has no book ids.
  recognises: (has) =>
    has('title') && has('author') && has('my rating') && (has('book id') || has('exclusive shelf')),
  read: (table, file) => readBooks(table, file, map, readFacts),
}
