import type { ImportMessage } from '@medley/messages/import-messages'
import type { ImportSource } from '@medley/contract/transfer/import-values'
import { cutText } from '@medley/contract/values/text-cuts'
import { activeCell } from './parsing/inert-cell.ts'
import { type DateOrder, type DateReading, provenOrderOf } from './parsing/written-dates.ts'
import { createYield } from './parsing/yield-to-event-loop.ts'
import { columnName, type CsvRecord, type CsvTable } from './files/csv-table.ts'
import {
  type LeftOutRecord,
  type Listing,
  type ReadFile,
  type SourceList,
  type SourceViewing,
  type SourceWork,
  UnreadableFile,
  UnreadableRow,
  type WorkRecord,
} from './record.ts'
import { readYear, visibleText } from './values.ts'

/** Facts about a file besides its table. */
export interface FileFacts {
  name: string
  /** Last path segment of the name, in lower case. */
  baseName: string
  now: Date
  /** The current date in the time zone furthest ahead. */
  today: string
  /** The member's. */
  timeZone: string
  /** The member's, in a file of several; undefined if they did not say. */
  profile?: string | undefined
  /** The text of another file in its folder; null if there is none. Throws UnreadableFile, NotText. */
  companion(baseName: string): string | null
}

/** The text of a file in the same folder; null for none, and for a damaged one, which is reported where it is read itself. */
export function textBeside(file: Pick<FileFacts, 'companion'>, baseName: string): string | null {
  try {
    return file.companion(baseName)
  } catch (error) {
    if (error instanceof UnreadableFile) return null
    throw error
  }
}

/** The parsed content of a file. */
export type FileContent = Omit<ReadFile, 'name' | 'source' | 'problem'>

/** Reader for one kind of CSV file of one service. */
export interface CsvReader {
  source: ImportSource
  /** Checks column names, or how many there are, never their order; where these are those of many tables, the cells. */
  recognises(
    has: (column: string) => boolean,
    file: FileFacts,
    columns: number,
    table: CsvTable,
  ): boolean
  read(table: CsvTable, file: FileFacts): Promise<FileContent>
}

/** Reader for one kind of JSON file of one service. */
export interface JsonReader<T = unknown> {
  source: ImportSource
  recognises(value: unknown, file: FileFacts): value is T
  read(value: T, file: FileFacts): Promise<FileContent>
}

/** Reader for one kind of other text, such as XML, a line of JSON per row, or a table without a header. */
export interface TextReader {
  source: ImportSource
  /** Checks the first 4,096 characters. */
  recognises(start: string, file: FileFacts): boolean
  /** Throws UnreadableFile, and TooManyRows above `rowsMax` rows. */
  read(text: string, file: FileFacts, rowsMax: number): Promise<FileContent>
}

/** The cells of a row by column name; `cell` reads the first column that exists. */
export interface Row {
  line: number
  cell(...columns: string[]): string
  /** Adds what could not be read to the notes of the record. */
  note(message: ImportMessage): void
}

/** The year in a column; one that cannot be read is noted. */
export function readYearOf(row: Row, column = 'year'): number | null {
  const written = row.cell(column)
  const year = readYear(written)
  if (year === null && written !== '') row.note({ code: 'noYear' })
  return year
}

export function emptyContent(leftOut: readonly LeftOutRecord[] = []): FileContent {
  return { records: [], leftOut: [...leftOut], lists: [] }
}

/** Index of the first column that exists, or -1. */
function placeOf(header: readonly string[], columns: readonly string[]): number {
  return columns.map((column) => header.indexOf(column)).find((index) => index >= 0) ?? -1
}

/** Adds records that can be read; else `leave` says what is left out for the reason. */
export function keepOrLeave(
  content: FileContent,
  read: () => readonly WorkRecord[],
  leave: (reason: ImportMessage) => LeftOutRecord,
): void {
  try {
    content.records.push(...read())
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    content.leftOut.push(leave(error.reason))
  }
}

/** Reads each record with `readRow`; records that it rejects are left out with the reason. */
export async function readRows(
  { header, records, leftOut }: CsvTable,
  titleColumn: string,
  readRow: (row: Row) => WorkRecord,
): Promise<FileContent> {
  const content = emptyContent(leftOut)
  const yieldIfDue = createYield()
  for (const record of records) {
    keepOrLeave(
      content,
      () => [readRecord(record, header, readRow)],
      (reason) => leaveOut(record, header, titleColumn, reason),
    )
    await yieldIfDue()
  }
  return content
}

/** Reads items, whose lines are their numbers from 1; those that `readItem` rejects are left out with the reason. */
export async function readItems<T>(
  items: Iterable<T>,
  readItem: (item: T, line: number, content: FileContent) => readonly WorkRecord[],
  titleOf: (item: T) => string | null = () => null,
): Promise<FileContent> {
  const content = emptyContent()
  const yieldIfDue = createYield()
  let line = 0
  for (const item of items) {
    line += 1
    const own = line
    keepOrLeave(
      content,
      () => readItem(item, own, content),
      (reason) => ({ line: own, title: titleOf(item), reason }),
    )
    await yieldIfDue()
  }
  return content
}

/** The cells of a record by their columns. */
export function rowOf(
  { line, cells }: { line: number; cells: readonly string[] },
  header: readonly string[],
  notes: ImportMessage[] = [],
): Row {
  return {
    line,
    cell: (...columns) => visibleText(activeCell(cells[placeOf(header, columns)] ?? '')),
    note: (message) => notes.push(message),
  }
}

/** Messages about cells that cannot be read; in a row with too few, cells have moved. */
const unread: readonly ImportMessage['code'][] = [
  'noYear',
  'noDate',
  'futureDate',
  'noImdbId',
  'titleMissing',
]

/** Spreadsheets and scripts drop or add empty cells at the end of a row; these are the same row. */
function readRecord(
  { line, cells: all }: CsvRecord,
  header: readonly string[],
  readRow: (row: Row) => WorkRecord,
): WorkRecord {
  const cells = withoutEmptyEnd(all, header.length)
  const params = { fields: all.length, header: header.length }
  if (cells.length > header.length) throw new UnreadableRow({ code: 'fieldCount', params })
  if (isHeader(cells, header)) throw new UnreadableRow({ code: 'headerAgain' })
  const notes: ImportMessage[] = []
  const row = rowOf({ line, cells }, header, notes)
  try {
    const record = readRow(row)
    notes.push(...(record.note ?? []))
    const moved = cells.length < header.length && notes.find(isUnread)
    if (moved) throw new UnreadableRow(moved)
    return { ...record, note: notes.length > 0 ? notes : null }
  } catch (error) {
    const isMoved = cells.length < header.length && error instanceof UnreadableRow
    throw isMoved && isUnread(error.reason)
      ? new UnreadableRow({ code: 'fieldCount', params })
      : error
  }
}

const isUnread = ({ code }: ImportMessage) => unread.includes(code)

function withoutEmptyEnd(cells: readonly string[], length: number): readonly string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, Math.max(length, last + 1))
}

function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  return header.every((name, index) => columnName(cells[index] ?? '') === name)
}

/** A left-out record with the reason and, as far as readable, its title. */
export function leaveOut(
  { line, cells }: CsvRecord,
  header: readonly string[],
  titleColumn: string,
  reason: ImportMessage,
): LeftOutRecord {
  const isWhole = withoutEmptyEnd(cells, header.length).length <= header.length
  const title = isWhole ? (cells[placeOf(header, [titleColumn])] ?? '') : cells.join(' ')
  return { line, title: cutText(title.trim(), 200) || null, reason }
}

/** The content of a table of which no row is ever imported. */
export function unusedContent({ records, leftOut }: CsvTable, reason: ImportMessage): FileContent {
  return { ...emptyContent(), unused: { rows: records.length + leftOut.length, reason } }
}

/** How to read the dates in the given columns of a table. */
export function dateReading(
  { header, records }: CsvTable,
  columns: readonly string[],
  { today, timeZone }: FileFacts,
  usualOrder: DateOrder = 'unknown',
): DateReading {
  const places = columns.map((column) => header.indexOf(column)).filter((index) => index >= 0)
  const dates = records.flatMap(({ cells }) => places.map((index) => cells[index]?.trim() ?? ''))
  return { provenOrder: provenOrderOf(dates, today), usualOrder, today, timeZone }
}

/** A list with the key that its records refer to. */
export function namedList(key: string, title: string): SourceList {
  return { key, title, description: null, timeCreated: null, line: null }
}

/** Defaults of a record. */
export const bareRecord = {
  rating: null,
  text: null,
  spoiler: false,
  dateViewed: null,
  timePosted: null,
  isRepeat: false,
  tags: [] as string[],
  viewings: [] as SourceViewing[],
  isSaved: false,
  timeMarked: null,
  entry: null,
  listings: [] as Listing[],
  note: null,
} satisfies Partial<WorkRecord>

/** Defaults of a work. */
export const bareWork = {
  otherTitles: [] as string[],
  year: null,
  creators: [] as string[],
  ids: {},
} satisfies Partial<SourceWork>
