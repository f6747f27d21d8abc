import type { ImportMessage } from '@medley/messages/import-messages'
import type { DateReading } from '../parsing/written-dates.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { columnName, type CsvTable, TooManyRows } from '../files/csv-table.ts'
import { readDate, readWholeDay } from '../dates.ts'
import {
  bareRecord,
  type CsvReader,
  dateReading,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
  type TextReader,
} from '../file-reader.ts'
import { UnreadableFile, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, readRating, readTags, readText } from '../values.ts'
import { listingsIn, listsOf, recordOfBook, statusNamed } from './book-record.ts'
import { readWork } from './library-thing-works.ts'

/** The dates in a cell such as `[2021-07-30]`. */
function datesIn(row: Row, column: string, dates: DateReading) {
  const cells = row.cell(column).split(/[[\],]+/)
  const all = cells.map((cell) => readDate(cell, column, dates))
  return { days: all.flatMap(({ date }) => date ?? []), notes: all.map(({ note }) => note) }
}

/** The status that collections and tags name, else the one that days tell. */
function statusOf(names: readonly string[], { isBegun, isRead }: Record<string, boolean>) {
  const named = names.flatMap((name) => statusNamed(name) ?? [])
  const unfinished = named.find((status) => status !== 'read' && status !== 'to-read')
  const begun = isBegun && !isRead && !named.includes('read') ? 'currently-reading' : null
  return unfinished ?? begun ?? (named.includes('to-read') ? 'to-read' : named[0]) ?? null
}

interface Told {
  notes: (ImportMessage | null)[]
  facts: Parameters<typeof recordOfBook>[0]
}

function readFacts(row: Row, collections: readonly string[], dates: DateReading): Told {
  const { text } = readText(row.cell('review'))
  const tags = readTags(row.cell('tags'))
  const read = datesIn(row, 'date read', dates)
  const started = datesIn(row, 'date started', dates)
  const entered = row.cell('entry date').replaceAll(/[[\]]/g, '')
  const added = readWholeDay(entered, 'entry date', dates)
  const isBegun = started.days.length > 0
  const isRead = read.days.length > 0
  return {
    facts: {
      status: statusOf([...collections, ...tags], { isBegun, isRead }),
      rating: readRating(row.cell('rating'), { scale: 5, zeroIsNone: true }),
      text,
      readings: read.days,
      started: started.days.at(-1) ?? null,
      added: added.date,
      tags: tags.filter((tag) => statusNamed(tag) === null),
    },
    notes: [...read.notes, ...started.notes, added.note],
  }
}

/** A work that a member has catalogued. To own it says not that they know it. */
function readThing(row: Row, dates: DateReading): WorkRecord {
  const work = readWork(row)
  const collections = row.cell('collections').split(',')
  const { facts, notes } = readFacts(row, collections, dates)
  const { note, ...record } = recordOfBook(facts)
  const lists = collections.filter((name) => statusNamed(name) === null)
  const listings = listingsIn(lists, row.line)
  if (record.kind === 'entry' && listings.length === 0) {
    throw new UnreadableRow({ code: 'neitherReadNorSaved' })
  }
  return {
    ...bareRecord,
    ...record,
    line: row.line,
    work,
    spoiler: readText(row.cell('review')).spoiler,
    listings,
    note: collectNotes(...(note ?? []), ...notes, isNoted(row) && { code: 'privateNotes' }),
  }
}

const isNoted = (row: Row) => row.cell('private comment') !== '' || row.cell('comment') !== ''

/** Reads the rows of an export, whatever its form was. */
export async function readTable(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const dates = dateReading(table, [], file)
  const content = await readRows(table, 'title', (row) => readThing(row, dates))
  return { ...content, lists: listsOf(content.records) }
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
