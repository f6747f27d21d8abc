import type { ImportMessage } from '@medley/contract/import-messages'
import type { ImportSource } from '@medley/contract/imports'
import { slashOrderOf } from '../../../parsing/dates.ts'
import { activeCell } from '../../../parsing/inert-cell.ts'
import { createYield } from '../../../parsing/yield-to-event-loop.ts'
import { columnName, type CsvRecord, type CsvTable } from './csv-table.ts'
import {
  type LeftOutRecord,
  type ReadFile,
  type SourceList,
  type SourceViewing,
  UnreadableRow,
  type WorkRecord,
} from './record.ts'
import { type DateReading, slashesOf, visibleText } from './values.ts'

/** Facts about a file besides its table. */
export interface FileFacts {
  name: string
  /** Last path segment of the name, in lower case. */
  baseName: string
  now: Date
  /** The current date in the time zone furthest ahead. */
  today: string
}

/** The parsed content of a file. */
export type FileContent = Omit<ReadFile, 'name' | 'source' | 'problem'>

/** Reader for one kind of CSV file of one service. */
export interface CsvReader {
  source: ImportSource
  /** Checks column names, never their order. */
  recognises(has: (column: string) => boolean, file: FileFacts): boolean
  read(table: CsvTable, file: FileFacts): Promise<FileContent>
}

/** The cells of a row by column name; `cell` reads the first column that exists. */
export interface Row {
  line: number
  cell(...columns: string[]): string
}

export function emptyContent(leftOut: readonly LeftOutRecord[] = []): FileContent {
  return { records: [], leftOut: [...leftOut], lists: [] }
}

/** Index of the first column that exists, or -1. */
function placeOf(header: readonly string[], columns: readonly string[]): number {
  return columns.map((column) => header.indexOf(column)).find((place) => place >= 0) ?? -1
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
    try {
      content.records.push(readRow(rowOf(record, header)))
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      content.leftOut.push(leaveOut(record, header, titleColumn, error.reason))
    }
    await yieldIfDue()
  }
  return content
}

function rowOf({ line, cells }: CsvRecord, header: readonly string[]): Row {
  if (cells.length !== header.length) {
    const params = { fields: cells.length, header: header.length }
    throw new UnreadableRow({ code: 'fieldCount', params })
  }
  if (cells.every((cell, place) => columnName(cell) === header[place])) {
    throw new UnreadableRow({ code: 'headerAgain' })
  }
  return {
    line,
    cell: (...columns) => visibleText(activeCell(cells[placeOf(header, columns)] ?? '')),
  }
}

/** A left-out record with the reason and, as far as readable, its title. */
export function leaveOut(
  { line, cells }: CsvRecord,
  header: readonly string[],
  titleColumn: string,
  reason: ImportMessage,
): LeftOutRecord {
  const isWhole = cells.length === header.length
  const title = isWhole ? cells[placeOf(header, [titleColumn])]?.trim() : cells.join(' ').trim()
  return { line, title: title?.slice(0, 200).toWellFormed().replaceAll('\0', '') || null, reason }
}

/** The content of a table of which no row is ever imported. */
export function unusedContent({ records, leftOut }: CsvTable, reason: ImportMessage): FileContent {
  return { ...emptyContent(), unused: { rows: records.length + leftOut.length, reason } }
}

/** How to read the dates in the given columns of a table. */
export function dateReading(
  { header, records }: CsvTable,
  columns: readonly string[],
  { today }: FileFacts,
  standard: DateReading['slashOrder'] = 'unknown',
): DateReading {
  const places = columns.map((column) => header.indexOf(column)).filter((place) => place >= 0)
  const dates = records.flatMap(({ cells }) => places.map((place) => cells[place]?.trim() ?? ''))
  const proven = slashOrderOf(dates.map(slashesOf))
  return { slashOrder: proven === 'unknown' ? standard : proven, today }
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
  timeMarked: null,
  entry: null,
  note: null,
} satisfies Partial<WorkRecord>
