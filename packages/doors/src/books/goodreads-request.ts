import { z } from 'zod'
import type { CsvTable } from '../files/csv-table.ts'
import { emptyContent, type FileContent, type FileFacts, type JsonReader } from '../file-reader.ts'
import { goodreadsReader } from './goodreads.ts'

/** Stands where there is nothing. */
const absent = '(not provided)'

const cell = z.preprocess(
  (value) => (value === absent || value === null || value === undefined ? '' : value),
  z.union([z.string(), z.number(), z.boolean()]).transform(String).catch(''),
)
const name = z.union([z.looseObject({ name: cell }).transform((one) => one.name), cell])
const names = z.union([z.array(name).transform((all) => all.join(', ')), name])

const book = z.looseObject({
  title: cell,
  author: names,
  authors: names,
  id: cell,
  isbn: cell,
  isbn13: cell,
})
const review = book.extend({
  read_status: z.string(),
  book: z.union([book, cell.transform((title) => book.parse({ title }))]),
  book_id: cell,
  rating: cell,
  review: cell,
  notes: cell,
  shelves: names,
  read_count: cell,
  read_at: cell,
  date_read: cell,
  created_at: cell,
  date_added: cell,
  updated_at: cell,
  last_updated: cell,
})
type Review = z.output<typeof review>

const explanation = z.looseObject({ explanation: z.string() })
const itemsToRecognise = 100

/** True if parsed JSON is a file of a data request to Goodreads: reviews, or the start of an explanation. */
function isGoodreadsRequest(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false
  const first: unknown[] = value.slice(0, itemsToRecognise)
  const isReview = (one: unknown) => review.safeParse(one).success
  return explanation.safeParse(first[0]).success || first.some(isReview)
}

/** Reads the reviews of a data request as rows of the library export; their lines are item numbers. */
async function readGoodreadsRequest(
  items: readonly unknown[],
  file: FileFacts,
): Promise<FileContent> {
  const table: CsvTable = { header: [], records: [], leftOut: [], problem: null, broken: null }
  for (const [index, item] of items.entries()) {
    const { data } = review.safeParse(item)
    const cells = data && cellsOf(data)
    if (!cells) continue
    table.header = Object.keys(cells)
    table.records.push({ line: index + 1, cells: Object.values(cells) })
  }
  if (table.records.length > 0) return goodreadsReader.read(table, file)
  return {
    ...emptyContent(),
    unused: { rows: Math.max(0, items.length - 1), reason: { code: 'otherAtGoodreads' } },
  }
}

/** A review as a row of the library export. */
function cellsOf({ book: of, ...one }: Review): Record<string, string> {
  return {
    title: of.title || one.title,
    author: of.author || of.authors || one.author || one.authors,
    'book id': one.book_id || of.id,
    isbn: of.isbn || one.isbn,
    isbn13: of.isbn13 || one.isbn13,
    'my rating': one.rating,
    'my review': one.review,
    'date read': dayOf(one.read_at || one.date_read),
    'date added': dayOf(one.created_at || one.date_added || one.updated_at || one.last_updated),
    bookshelves: one.shelves,
    'exclusive shelf': one.read_status,
    'read count': one.read_count,
    'private notes': one.notes,
  }
}

/** The day of a time such as `2019-01-13 04:13:53 UTC`. */
function dayOf(time: string): string {
  return /^\d{4}-\d\d-\d\d/.exec(time)?.[0] ?? time
}

export const goodreadsRequest: JsonReader<unknown[]> = {
  source: 'goodreads',
  recognises: isGoodreadsRequest,
  read: readGoodreadsRequest,
}
