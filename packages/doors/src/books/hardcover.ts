import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import type { DateReading } from '../parsing/written-dates.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { readDate, readWholeDay } from '../dates.ts'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type Listing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readIsbn, readNames, readRating, readText, readTitle } from '../values.ts'
import {
  bookOf,
  listsOf,
  readMoment,
  recordOfBook,
  statusNamed,
  withoutUnknown,
} from './book-record.ts'

/** Name of the list of books that a member owns. */
const owned = 'Owned'

function workOf(row: Row): SourceWork {
  const title = readTitle(row.cell('title'))
  const creators = readNames(row.cell('author', 'authors'))
  const isbn =
    readIsbn(row.cell('isbn 13', 'isbn13', 'isbn_13', 'isbn')) ??
    readIsbn(row.cell('isbn 10', 'isbn10', 'isbn_10'))
  const id = row.cell('hardcover book id')
  const ids = withoutUnknown({ isbn, hardcover: /^\d{1,12}$/.exec(id)?.[0] })
  const book = bookOf(title, creators, { ids })
  return id === '' ? book : { ...book, key: `hardcover|${id}` }
}

interface Reading {
  dates: DateReading
  splitLists: (cell: string) => Listed[]
}

function readBook(row: Row, { dates, splitLists }: Reading): WorkRecord {
  const work = workOf(row)
  const listings = listingsOf(row, splitLists)
  const written = row.cell('status')
  const status = statusNamed(written)
  if (status === null && written !== '') throw new UnreadableRow({ code: 'unknownStatus' })
  const started = readDate(row.cell('date started'), 'Date Started', dates)
  const finished = readDate(row.cell('date finished'), 'Date Finished', dates)
  const reviewed = readMoment(row.cell('review date'), 'Review Date', dates)
  const added = readWholeDay(row.cell('date added'), 'Date Added', dates)
  const { text, spoiler } = readText(row.cell('review'))
  const record = recordOfBook({
    status,
    rating: readRating(row.cell('rating'), { scale: 5, zeroIsNone: true }),
    text,
    readings: finished.date === null ? [] : [finished.date],
    started: started.date,
    added: added.date,
    reviewed: reviewed.time,
  })
  if (record.kind === 'entry' && listings.length === 0) {
    throw new UnreadableRow({ code: 'neitherReadNorSaved' })
  }
  return {
    ...bareRecord,
    ...record,
    line: row.line,
    work,
    spoiler: text !== null && (spoiler || isYes(row.cell('review contains spoilers'))),
    listings,
    note: collectNotes(
      started.note,
      finished.note,
      reviewed.note,
      row.cell('private notes') !== '' && { code: 'privateNotes' },
    ),
  }
}

const isYes = (cell: string) => /^(true|yes|1)$/i.test(cell)

function listingsOf(row: Row, splitLists: Reading['splitLists']): Listing[] {
  const listings = splitLists(row.cell('lists')).map(({ name, number }) => ({
    list: cutText(name, limits.listTitleMax),
    place: number ?? row.line,
  }))
  const isListed = listings.some(({ list }) => list === owned)
  if (isListed || !isYes(row.cell('owned'))) return listings
  return [...listings, { list: owned, place: row.line }]
}

/** A list of a book, and its number there. */
interface Listed {
  name: string
  number: number | null
}

/** The pieces of a cell between commas; a name that holds commas is in several. */
function piecesOf(cell: string): Listed[] {
  return cell
    .split(/,\s+/)
    .filter(Boolean)
    .map((piece) => {
      const [, name = piece, number] = /^(.*\S)\s*\(#(\d+)\)$/.exec(piece.trim()) ?? []
      return { name: name.trim(), number: number === undefined ? null : Number(number) }
    })
}

/**
 * Splits lists such as `Name (#3), Other`. Two pieces are one name if the file has them several times, and never
 * one without the other.
 */
function listSplitter({ header, records }: CsvTable): Reading['splitLists'] {
  const place = header.indexOf('lists')
  const counts = new Map<string, number>()
  const pairs = new Map<string, number>()
  for (const { cells } of records) {
    const pieces = piecesOf(cells[place] ?? '')
    for (const [index, { name }] of pieces.entries()) {
      counts.set(name, (counts.get(name) ?? 0) + 1)
      const pair = pairOf(pieces[index - 1], name)
      if (pair !== null) pairs.set(pair, (pairs.get(pair) ?? 0) + 1)
    }
  }
  const isOneName = (before: Listed | undefined, name: string) => {
    const pair = pairOf(before, name)
    const together = (pair !== null && pairs.get(pair)) || 0
    const last = before?.name.split(', ').at(-1) ?? ''
    return together > 1 && counts.get(last) === together && counts.get(name) === together
  }
  return (cell) => {
    const lists: Listed[] = []
    for (const { name, number } of piecesOf(cell)) {
      const before = lists.at(-1)
      if (before && isOneName(before, name)) {
        lists[lists.length - 1] = { name: `${before.name}, ${name}`, number }
      } else lists.push({ name, number })
    }
    return lists
  }
}

/** A numbered piece ends its name, and the list of owned books is none of two pieces. */
function pairOf(before: Listed | undefined, name: string): string | null {
  if (!before || before.number !== null || before.name === owned || name === owned) return null
  return `${before.name.split(', ').at(-1)}, ${name}`
}

export const hardcoverReader: CsvReader = {
  source: 'hardcover',
  recognises: (has) => has('hardcover book id') && has('title') && has('status'),
  read: async (table, file) => {
    const columns = ['date started', 'date finished', 'date added', 'review date']
    const reading = {
      dates: dateReading(table, columns, file),
      splitLists: listSplitter(table),
    }
    const content = await readRows(table, 'title', (row) => readBook(row, reading))
    const cells = table.records.map(({ cells }) => cells[table.header.indexOf('lists')] ?? '')
    const lists = cells.flatMap((cell) => reading.splitLists(cell))
    const ranked = new Set(lists.flatMap(({ name, number }) => (number === null ? [] : [name])))
    return {
      ...content,
      lists: listsOf(content.records).map((list) => ({ ...list, isRanked: ranked.has(list.key) })),
    }
  },
}
