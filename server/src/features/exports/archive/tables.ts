import type { ExportedWork } from '@medley/contract/transfer/export-format'
import type { Handle } from '../../../db/transaction.ts'
import { type BookRow, readBooks, readSavedBooks } from '../exports.books.queries.ts'
import {
  countFilmRows,
  type FilmRow,
  readSavedFilms,
  readWatchedFilms,
} from '../exports.tables.queries.ts'
import { asHtml, goodreadsHtml, letterboxdHtml } from './review-html.ts'
import type { ZipEntry } from './zip.ts'
import { inertCell } from '@medley/doors/parsing/inert-cell'

/** Limit of Letterboxd for one file. */
const letterboxdRowsMax = 1000

/** Tables in the formats of other services. */
export async function tablesOf(handle: Handle, userId: number): Promise<ZipEntry[]> {
  const { watched, toWatch } = await countFilmRows(handle, userId)
  return [
    ...inFiles('letterboxd/watched', watched, readWatchedFilms(handle, userId)),
    ...inFiles('letterboxd/watchlist', toWatch, readSavedFilms(handle, userId)),
    { name: 'goodreads/books.csv', content: () => writeBooks(handle, userId) },
  ]
}

/** Files that share one stream of rows: each continues where the previous one ended. */
function inFiles(name: string, count: number, rows: AsyncGenerator<FilmRow>): ZipEntry[] {
  const files = Math.ceil(count / letterboxdRowsMax)
  return Array.from({ length: files }, (_, index) => ({
    name: `${name}-${index + 1}.csv`,
    content: () => writeFilms(rows),
  }))
}

/** Letterboxd knows all of these but Spoiler, which it ignores. */
const filmColumns: readonly (readonly [name: string, cell: (row: FilmRow) => Cell])[] = [
  ['Title', ({ work }) => work.title],
  ['Year', ({ work }) => yearOf(work)],
  ['Directors', ({ work }) => work.creators.join(', ')],
  ['tmdbID', ({ work }) => idOf(work, 'tmdb')],
  ['imdbID', ({ work }) => idOf(work, 'imdb')],
  ['WatchedDate', ({ day }) => day],
  ['Rewatch', ({ isRepeat }) => isRepeat],
  // Letterboxd has no score of 0.
  ['Rating10', ({ rating }) => rating || null],
  ['Tags', ({ tags }) => commaList(tags)],
  ['Spoiler', ({ spoiler }) => spoiler],
  ['Review', ({ review }) => asHtml(review, letterboxdHtml)],
]

async function* writeFilms(rows: AsyncGenerator<FilmRow>): AsyncGenerator<string> {
  yield csvLine(filmColumns.map(([name]) => name))
  for (let count = 0; count < letterboxdRowsMax; count += 1) {
    const next = await rows.next()
    if (next.done) return
    const row = next.value
    yield csvLine(filmColumns.map(([, cell]) => cell(row)))
  }
}

type ShelvedBook = BookRow & { shelf: 'read' | 'to-read' }

const bookColumns: readonly (readonly [name: string, cell: (row: ShelvedBook) => Cell])[] = [
  ['Title', ({ work }) => work.title],
  ['Author', ({ work }) => work.creators[0]],
  ['Additional Authors', ({ work }) => work.creators.slice(1).join(', ')],
  ['ISBN13', ({ work }) => idOf(work, 'isbn')],
  // In stars, rounded up; 0 means no score.
  ['My Rating', ({ rating }) => String(Math.round((rating ?? 0) / 2))],
  ['Original Publication Year', ({ work }) => yearOf(work)],
  ['Date Read', ({ dateRead }) => dateRead?.replaceAll('-', '/')],
  ['Date Added', ({ timeAdded }) => timeAdded.toISOString().slice(0, 10).replaceAll('-', '/')],
  ['Bookshelves', ({ shelf, shelves }) => commaList([shelf, ...shelves])],
  ['Exclusive Shelf', ({ shelf }) => shelf],
  ['My Review', ({ review }) => asHtml(review, goodreadsHtml)],
  ['Spoiler', ({ spoiler }) => spoiler],
  ['Read Count', ({ readCount }) => String(readCount)],
]

async function* writeBooks(handle: Handle, userId: number): AsyncGenerator<string> {
  const line = (book: ShelvedBook) => csvLine(bookColumns.map(([, cell]) => cell(book)))
  yield csvLine(bookColumns.map(([name]) => name))
  const written = new Set<string>()
  for await (const book of readBooks(handle, userId)) {
    const isAgain = book.isSaved && wasRead(book)
    if (isAgain) written.add(keyOf(book.work))
    yield line({ ...book, shelf: isAgain ? 'to-read' : 'read' })
  }
  for await (const book of readSavedBooks(handle, userId)) {
    if (!written.has(keyOf(book.work))) yield line({ ...book, shelf: 'to-read' })
  }
}

/** True if a row shows that a book was read, even on the shelf of those to read. */
function wasRead({ rating, dateRead, readCount }: BookRow): boolean {
  return rating !== null || dateRead !== null || readCount > 1
}

const keyOf = ({ source, externalId }: ExportedWork) => `${source} ${externalId}`

export const yearOf = ({ releaseDate }: ExportedWork) => releaseDate?.slice(0, 4)

export const idOf = (work: ExportedWork, source: string) =>
  work.source === source ? work.externalId : work.ids[source]

type Cell = string | number | boolean | null | undefined

/** A line of a CSV file: texts that no spreadsheet takes for formulas; true, or empty for false. */
function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? inertCell(cell) : String(cell || '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${quoted.join(',')}\r\n`
}

/** Names as a cell that is a list; commas within one would divide it. */
function commaList(names: readonly string[]): string {
  return names.map((name) => name.replaceAll(/\s*,\s*/g, ' ')).join(', ')
}
