import type { FileContent, FileFacts } from '../file-reader.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { type SourceWork, UnreadableRow } from '../record.ts'
import {
  cellOf,
  type ColumnMap,
  creatorsOf,
  dateOf,
  idsOf,
  type MappedRow,
  ratingOf,
  readMapped,
  tagsOf,
  textOf,
  yearOf,
} from '../table/column-map.ts'
import { readTitle } from '../values.ts'
import { type BookFacts, bookOf, listsOf, recordOfBook } from './book-facts.ts'
import { statusNamed } from './book-status.ts'

/** Reads a table of books of declared columns, and the lists that they are in. */
export async function readBooks(
  table: CsvTable,
  file: FileFacts,
  map: ColumnMap,
  readFacts: (row: MappedRow) => BookFacts = factsOf,
): Promise<FileContent> {
  const content = await readMapped(table, file, map, (row) => {
    const facts = readFacts(row)
    if (cellOf(row, map.columns.notes) !== '') row.notes.push({ code: 'privateNotes' })
    return recordOfBook(row.line, facts, row.notes)
  })
  return { ...content, lists: listsOf(content.records) }
}

/** The facts that the columns tell of a book. */
export function factsOf(row: MappedRow, work = workOf(row)): BookFacts {
  const status = statusOf(row)
  const started = dateOf(row, 'started')
  const finished = dateOf(row, 'finished')
  return {
    work,
    status,
    readings: finished === null ? [] : [finished],
    started,
    stopped: dateOf(row, 'stopped'),
    added: dateOf(row, 'added'),
    reviewed: dateOf(row, 'reviewed'),
    rating: ratingOf(row),
    ...textOf(row),
    tags: tagsOf(row),
  }
}

export function workOf(row: MappedRow): SourceWork {
  const title = readTitle(cellOf(row, row.columns.title))
  return bookOf(title, creatorsOf(row), { year: yearOf(row), ids: idsOf(row) })
}

function statusOf(row: MappedRow): string | null {
  const written = cellOf(row, row.columns.status)
  const status = statusNamed(written)
  if (status === null && written !== '') throw new UnreadableRow({ code: 'unknownStatus' })
  return status
}
