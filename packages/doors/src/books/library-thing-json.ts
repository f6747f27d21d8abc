import { z } from 'zod'
import type { CsvTable } from '../files/csv-table.ts'
import type { JsonReader } from '../file-reader.ts'
import { readTable } from './library-thing.ts'

const text = z.union([z.string(), z.number()]).transform(String).catch('')
const texts = z
  .union([z.array(text), z.record(z.string(), text).transform((one) => Object.values(one))])
  .catch([])

/** A book of the JSON export, whose other fields are not read. */
const book = z.looseObject({
  title: text,
  authors: z.array(z.object({ lf: text, role: text })).catch([]),
  date: text,
  review: text,
  rating: text,
  comment: text,
  privatecomment: text,
  format: z.array(z.object({ text })).catch([]),
  datestarted: text,
  dateread: text,
  tags: texts,
  collections: texts,
  isbn: texts,
  entrydate: text,
})

/** The cells of a book by the columns of the table that LibraryThing writes too. */
function cellsOf(value: unknown): Record<string, string> {
  const { success, data } = book.safeParse(value)
  if (!success) return {}
  const [first, ...others] = data.authors
  return {
    title: data.title,
    'primary author': first?.lf ?? '',
    'primary author role': first?.role ?? '',
    'secondary author': others.map(({ lf }) => lf).join('|'),
    'secondary author roles': others.map(({ role }) => role).join('|'),
    date: data.date,
    review: data.review,
    rating: data.rating,
    comment: data.comment,
    'private comment': data.privatecomment,
    media: data.format.map((format) => format.text).join(' '),
    'date started': data.datestarted,
    'date read': data.dateread,
    tags: data.tags.join(','),
    collections: data.collections.join(','),
    isbns: data.isbn.join(','),
    'entry date': data.entrydate,
  }
}

function tableOf(books: Record<string, unknown>): CsvTable {
  const header = Object.keys(cellsOf({}))
  const records = Object.values(books).map((one, index) => {
    const cells = cellsOf(one)
    return { line: index + 1, cells: header.map((column) => cells[column] ?? '') }
  })
  return { header, records, leftOut: [], problem: null, broken: null }
}

/** The keys that no other service has. */
const entry = z.object({
  books_id: z.union([z.string(), z.number()]),
  title: z.string(),
  collections: texts,
})

/** The same as JSON: an object of books by their ids. */
export const libraryThingJson: JsonReader<Record<string, unknown>> = {
  source: 'libraryThing',
  recognises: (value): value is Record<string, unknown> => {
    const books = z.record(z.string(), z.unknown()).safeParse(value)
    return books.success && entry.safeParse(Object.values(books.data)[0]).success
  },
  read: (books, file) => readTable(tableOf(books), file),
}
