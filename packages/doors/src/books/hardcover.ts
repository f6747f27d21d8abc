import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import type { CsvTable } from '../files/csv-table.ts'
import type { CsvReader } from '../file-reader.ts'
import type { Listing } from '../record.ts'
import {
  type Columns,
  idsLike,
  isYes,
  type MappedRow,
  namesIn,
  scoresOf,
} from '../table/column-map.ts'
import type { BookFacts } from './book-facts.ts'
import { factsOf, readBooks } from './book-table.ts'

const columns: Columns = {
  title: 'Title',
  creators: namesIn(['Author', 'Authors']),
  isbn: ['ISBN 13', 'ISBN13', 'ISBN_13', 'ISBN', 'ISBN 10', 'ISBN10', 'ISBN_10'],
  ids: { hardcover: idsLike(/^\d{1,12}$/, 'Hardcover Book ID') },
  status: 'Status',
  started: 'Date Started',
  finished: 'Date Finished',
  added: 'Date Added',
  reviewed: 'Review Date',
  rating: scoresOf(5, 'Rating'),
  text: 'Review',
  spoiler: 'Review Contains Spoilers',
  notes: 'Private Notes',
}

type SplitLists = (cell: string) => Listed[]

function readFacts(row: MappedRow, splitLists: SplitLists): BookFacts {
  const { work, ...facts } = factsOf(row)
  const id = row.cell('hardcover book id')
  const known = id === '' ? work : { ...work, key: `hardcover|${id}` }
  return { ...facts, work: known, listings: listingsOf(row, splitLists) }
}

/** Name of the list of books that a member owns. */
const owned = 'Owned'

function listingsOf(row: MappedRow, splitLists: SplitLists): Listing[] {
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
function listSplitter({ header, records }: CsvTable): SplitLists {
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
    const splitLists = listSplitter(table)
    const content = await readBooks(table, file, { columns }, (row) => readFacts(row, splitLists))
    const cells = table.records.map(({ cells }) => cells[table.header.indexOf('lists')] ?? '')
    const lists = cells.flatMap((cell) => splitLists(cell))
    const ranked = new Set(lists.flatMap(({ name, number }) => (number === null ? [] : [name])))
    return {
      ...content,
      lists: content.lists.map((list) => ({ ...list, isRanked: ranked.has(list.key) })),
    }
  },
}
