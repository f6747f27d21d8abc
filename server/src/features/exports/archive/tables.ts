import { inertCell } from '../../../parsing/inert-cell.ts'
import type { Handle } from '../../../db/transaction.ts'
import {
  countWorksOfTables,
  readSaved,
  readSeen,
  type TabledWork,
} from '../exports.tables.queries.ts'
import type { ZipEntry } from './zip.ts'

/** Limit of Letterboxd for one file. */
const letterboxdRowsMax = 1000

type Cell = string | number | null | undefined

function csvLine(cells: readonly Cell[]): string {
  const quoted = cells.map((cell) => {
    const text = typeof cell === 'string' ? inertCell(cell) : String(cell ?? '')
    return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
  })
  return `${quoted.join(',')}\r\n`
}

/** Tables in the formats of other services. */
export async function tablesOf(handle: Handle, userId: number): Promise<ZipEntry[]> {
  const { watched, toWatch } = await countWorksOfTables(handle, userId)
  return [
    ...inFiles('letterboxd/watched', watched, readSeen(handle, userId, 'film')),
    ...inFiles('letterboxd/watchlist', toWatch, readSaved(handle, userId, 'film')),
    { name: 'goodreads/books.csv', content: () => writeBooks(handle, userId) },
  ]
}

/** Files that share one stream of rows: each continues where the previous one ended. */
function inFiles(name: string, count: number, rows: AsyncGenerator<TabledWork>): ZipEntry[] {
  const files = Math.ceil(count / letterboxdRowsMax)
  return Array.from({ length: files }, (_, place) => ({
    name: `${name}-${place + 1}.csv`,
    content: () => writeFilms(rows),
  }))
}

async function* writeFilms(rows: AsyncGenerator<TabledWork>): AsyncGenerator<string> {
  yield csvLine([
    'Title',
    'Year',
    'Directors',
    'tmdbID',
    'imdbID',
    'WatchedDate',
    'Rating10',
    'Review',
  ])
  for (let count = 0; count < letterboxdRowsMax; count += 1) {
    const next = await rows.next()
    if (next.done) return
    const { work, rating, review, dateViewed } = next.value
    yield csvLine([
      work.title,
      yearOf(next.value),
      work.creators.join(', '),
      idOf(next.value, 'tmdb'),
      idOf(next.value, 'imdb'),
      dateViewed,
      // Letterboxd has no score of 0.
      rating === 0 ? null : rating,
      review,
    ])
  }
}

const bookColumns = [
  'Title',
  'Author',
  'ISBN',
  'My Rating',
  'Original Publication Year',
  'Date Read',
  'Date Added',
  'Bookshelves',
  'Exclusive Shelf',
  'My Review',
]

async function* writeBooks(handle: Handle, userId: number): AsyncGenerator<string> {
  yield csvLine(bookColumns)
  for await (const book of readSeen(handle, userId, 'book')) yield bookLine(book, 'read')
  for await (const book of readSaved(handle, userId, 'book')) yield bookLine(book, 'to-read')
}

function bookLine(book: TabledWork, shelf: 'read' | 'to-read'): string {
  const { work, rating, review, dateViewed, time } = book
  return csvLine([
    work.title,
    work.creators.join(', '),
    idOf(book, 'isbn'),
    // On a scale of 5 stars; 0 means no score.
    rating === null ? 0 : Math.round(rating / 2),
    yearOf(book),
    dateViewed?.replaceAll('-', '/'),
    time.toISOString().slice(0, 10).replaceAll('-', '/'),
    shelf,
    shelf,
    asHtml(review),
  ])
}

const yearOf = ({ work }: TabledWork) => work.releaseDate?.slice(0, 4)

const idOf = ({ work }: TabledWork, source: string) =>
  work.source === source ? work.externalId : work.ids[source]

/** Goodreads parses reviews as HTML. */
function asHtml(text: string | null): string | null {
  const escaped = text?.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped?.replaceAll('\n', '<br/>') ?? null
}
