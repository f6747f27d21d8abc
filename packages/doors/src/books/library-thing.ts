import { createYield } from '../parsing/yield-to-event-loop.ts'
import { columnName, type CsvTable, TooManyRows } from '../files/csv-table.ts'
import { readDate, readWholeDay } from '../dates.ts'
import type { CsvReader, FileContent, FileFacts, TextReader } from '../file-reader.ts'
import { UnreadableFile } from '../record.ts'
import { type ColumnMap, type MappedRow, noted, scoresOf, tagsIn } from '../table/column-map.ts'
import { type BookFacts, listingsIn } from './book-facts.ts'
import { statusNamed } from './book-status.ts'
import { factsOf, readBooks } from './book-table.ts'
import { readWork } from './library-thing-works.ts'

const map: ColumnMap = {
  columns: {
    title: 'Title',
    rating: scoresOf(5, 'Rating'),
    text: 'Review',
    tags: tagsIn('Tags'),
  },
  dated: [],
}

/** The dates in a cell such as `[2021-07-30]`. */
function datesIn(row: MappedRow, column: string): string[] {
  const cells = row.cell(column).split(/[[\],]+/)
  return cells.flatMap((cell) => noted(row, readDate(cell, column, row.dates)) ?? [])
}

/** The status that collections and tags name, else the one that days tell. */
function statusOf(names: readonly string[], { isBegun, isRead }: Record<string, boolean>) {
  const named = names.flatMap((name) => statusNamed(name) ?? [])
  const unfinished = named.find((status) => status !== 'read' && status !== 'to-read')
  const begun = isBegun && !isRead && !named.includes('read') ? 'currently-reading' : null
  return unfinished ?? begun ?? (named.includes('to-read') ? 'to-read' : named[0]) ?? null
}

/** A work that a member has catalogued. To own it says not that they know it. */
function readFacts(row: MappedRow): BookFacts {
  const { tags = [], ...facts } = factsOf(row, readWork(row))
  const readings = datesIn(row, 'date read')
  const started = datesIn(row, 'date started')
  const entered = row.cell('entry date').replaceAll(/[[\]]/g, '')
  const added = noted(row, readWholeDay(entered, 'entry date', row.dates))
  const collections = row.cell('collections').split(',')
  const isNoted = row.cell('private comment') !== '' || row.cell('comment') !== ''
  if (isNoted) row.notes.push({ code: 'privateNotes' })
  const isBegun = started.length > 0
  const lists = collections.filter((name) => statusNamed(name) === null)
  return {
    ...facts,
    status: statusOf([...collections, ...tags], { isBegun, isRead: readings.length > 0 }),
    readings,
    started: started.at(-1) ?? null,
    added,
    tags: tags.filter((tag) => statusNamed(tag) === null),
    listings: listingsIn(lists, row.line),
  }
}

/** Reads the rows of an export, whatever its form was. */
export function readTable(table: CsvTable, file: FileFacts): Promise<FileContent> {
  return readBooks(table, file, map, readFacts)
}

const cellsMax = 500

/** A table between whose cells tabs stand, and in which quotation marks are letters. */
async function splitAtTabs(text: string, rowsMax: number): Promise<CsvTable> {
  const table: CsvTable = { header: [], records: [], leftOut: [], problem: null, broken: null }
  const yieldIfDue = createYield()
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    await yieldIfDue()
    if (line.trim() === '') continue
    const cells = line.split('\t', cellsMax + 1)
    if (cells.length > cellsMax) {
      const problem = { code: 'cellsMax', params: { max: cellsMax } } as const
      throw new UnreadableFile(problem, { line: index + 1 })
    }
    if (table.header.length === 0) table.header = cells.map(columnName)
    else table.records.push({ line: index + 1, cells })
    if (table.records.length > rowsMax) throw new TooManyRows()
  }
  return table
}

const isOfLibraryThing = (has: (column: string) => boolean) =>
  ['book id', 'title', 'primary author', 'media', 'collections'].every(has)

export const libraryThingReader: TextReader = {
  source: 'libraryThing',
  recognises: (start) => {
    const [header = ''] = start.split(/\r?\n/)
    const columns = new Set(header.split('\t').map(columnName))
    return isOfLibraryThing((name) => columns.has(name))
  },
  read: async (text, file, rowsMax) => readTable(await splitAtTabs(text, rowsMax), file),
}

/** The same table, saved again by a spreadsheet. */
export const libraryThingTable: CsvReader = {
  source: 'libraryThing',
  recognises: isOfLibraryThing,
  read: readTable,
}
