import type { ImportSource } from '@medley/contract/imports'
import { slashOrderOf } from '../../../parsing/dates.ts'
import { createYield } from '../../../parsing/yield-to-event-loop.ts'
import { columnName, type CsvRecord, type CsvTable } from './csv-table.ts'
import {
  type LeftOutRecord,
  type ReadFile,
  type SourceList,
  UnreadableRow,
  type WorkRecord,
} from './record.ts'
import type { DateReading } from './values.ts'

/** What a reader may know besides the table. */
export interface FileFacts {
  name: string
  /** The last part of the name, in lower case. */
  baseName: string
  now: Date
  /** The latest date that is today somewhere. */
  today: string
}

/** What a reader makes of a file. */
export type FileContent = Omit<ReadFile, 'name' | 'source' | 'problem'>

/** One kind of CSV file of one service. */
export interface CsvReader {
  source: ImportSource
  /** By the names of the columns, never by their places. */
  recognises(has: (column: string) => boolean, file: FileFacts): boolean
  read(table: CsvTable, file: FileFacts): Promise<FileContent>
}

/** The cells of a row by the names of their columns; the first column that is there counts. */
export interface Row {
  line: number
  cell(...columns: string[]): string
}

export function emptyContent(leftOut: readonly LeftOutRecord[] = []): FileContent {
  return { records: [], leftOut: [...leftOut], lists: [] }
}

/** The column's place, or -1. */
function placeOf(header: readonly string[], columns: readonly string[]): number {
  return columns.map((column) => header.indexOf(column)).find((place) => place >= 0) ?? -1
}

/** Reads each record by `readRow`; every one ends up as a record or with the reason why it is none. */
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
      content.leftOut.push(leaveOut(record, header, titleColumn, error.message))
    }
    await yieldIfDue()
  }
  return content
}

function rowOf({ line, cells }: CsvRecord, header: readonly string[]): Row {
  if (cells.length !== header.length) {
    throw new UnreadableRow(`The row has ${cells.length} fields, the header ${header.length}`)
  }
  if (cells.every((cell, place) => columnName(cell) === header[place])) {
    throw new UnreadableRow('The header again')
  }
  return { line, cell: (...columns) => cells[placeOf(header, columns)]?.trim() ?? '' }
}

/** A record with the reason why it is left out, and what can be read of its title. */
export function leaveOut(
  { line, cells }: CsvRecord,
  header: readonly string[],
  titleColumn: string,
  reason: string,
): LeftOutRecord {
  const isWhole = cells.length === header.length
  const title = isWhole ? cells[placeOf(header, [titleColumn])]?.trim() : cells.join(' ').trim()
  return { line, title: title?.slice(0, 200).toWellFormed().replaceAll('\0', '') || null, reason }
}

/** All records of a table with one reason. */
export function leaveAllOut(table: CsvTable, titleColumn: string, reason: string): FileContent {
  const { header, records, leftOut } = table
  return emptyContent([
    ...leftOut,
    ...records.map((record) => leaveOut(record, header, titleColumn, reason)),
  ])
}

/** How the dates in some columns of a table are to be read. */
export function dateReading(
  { header, records }: CsvTable,
  columns: readonly string[],
  { today }: FileFacts,
  standard: DateReading['slashOrder'] = 'unknown',
): DateReading {
  const places = columns.map((column) => header.indexOf(column)).filter((place) => place >= 0)
  const dates = records.flatMap(({ cells }) => places.map((place) => cells[place]?.trim() ?? ''))
  const proven = slashOrderOf(dates.map((date) => date.replace(/\/(\d\d)$/, '/20$1')))
  return { slashOrder: proven === 'unknown' ? standard : proven, today }
}

/** A list under the key its records name. */
export function namedList(key: string, title: string): SourceList {
  return { key, title, description: null, timeCreated: null, line: null }
}

/** A record with nothing said yet. */
export const bareRecord = {
  rating: null,
  text: null,
  spoiler: false,
  dateViewed: null,
  timePosted: null,
  isRepeat: false,
  entry: null,
  note: null,
} as const
