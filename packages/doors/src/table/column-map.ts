import type { ImportMessage } from '@medley/messages/import-messages'
import { type ReadDate, readDate, readMoment, readWholeDay } from '../dates.ts'
import {
  dateReading,
  type FileContent,
  type FileFacts,
  readRows,
  type Row,
} from '../file-reader.ts'
import { columnName, type CsvTable } from '../files/csv-table.ts'
import type { DateOrder, DateReading } from '../parsing/written-dates.ts'
import type { SourceRating, WorkIds, WorkRecord } from '../record.ts'
import { readIsbn, readNames, readRating, readTags, readText } from '../values.ts'

/** A column, or several of which the first that exists counts, as the service writes them. */
type Names = string | readonly string[]

/** A column and how its cells are read. */
export type Column<T> = readonly [names: Names, read: (cell: string) => T]

/** The columns of a table by what they say of a work. */
export interface Columns {
  title: Names
  /** Another spelling of the title. */
  otherTitle?: Names
  creators?: Column<string[]>
  year?: Column<number | null>
  /** Of several, the first ISBN counts. */
  isbn?: readonly string[]
  /** By our names of their sources, the surest first. */
  ids?: Record<string, Column<string | undefined>>
  status?: Names
  rating?: Column<SourceRating | null>
  text?: Names
  /** Says that the text is a spoiler. */
  spoiler?: Names
  tags?: Column<string[]>
  /** Days, months or years. */
  started?: string
  finished?: string
  stopped?: string
  /** Whole days. */
  added?: string
  rated?: string
  /** Times. */
  reviewed?: string
  /** A text for nobody else, which is not kept. */
  notes?: Names
}

export interface ColumnMap {
  columns: Columns
  /** Columns whose dates prove the order of day and month, if not those above. */
  dated?: readonly string[]
  /** The order that the service writes. */
  usualOrder?: DateOrder
}

export const namesIn = (names: Names): Column<string[]> => [names, readNames]
export const tagsIn = (names: Names): Column<string[]> => [names, readTags]
/** Scores, of which 0 is none. */
export const scoresOf = (scale: number, names: Names): Column<SourceRating | null> => [
  names,
  (cell) => readRating(cell, { scale, zeroIsNone: true }),
]
/** Ids of a form; others are none. */
export const idsLike = (form: RegExp, names: Names): Column<string | undefined> => [
  names,
  (cell) => form.exec(cell)?.[0],
]

/** A row whose cells are read by what they say. */
export interface MappedRow extends Row {
  columns: Columns
  dates: DateReading
  /** Of parts that could not be read or are not kept, besides those noted at once. */
  notes: (ImportMessage | null)[]
}

/** Reads each row of a table of declared columns. */
export function readMapped(
  table: CsvTable,
  file: FileFacts,
  { columns, usualOrder, dated = datesIn(columns) }: ColumnMap,
  readRow: (row: MappedRow) => WorkRecord,
): Promise<FileContent> {
  const dates = dateReading(table, dated.map(columnName), file, usualOrder)
  return readRows(table, 'title', (row) => readRow({ ...row, columns, dates, notes: [] }))
}

const dateReaders = {
  started: readDate,
  finished: readDate,
  stopped: readDate,
  added: readWholeDay,
  rated: readWholeDay,
  reviewed: readMoment,
} satisfies Partial<Record<keyof Columns, typeof readDate>>

type DateMeaning = keyof typeof dateReaders

const datesIn = ({ started, finished, stopped, added, rated, reviewed }: Columns) =>
  [started, finished, stopped, added, rated, reviewed].filter((name) => name !== undefined)

/** Names as rows have them, which are made once for all rows. */
const ofRows = new Map<Names, readonly string[]>()

/** The text of a column; empty without one. */
export function cellOf(row: Row, names: Names | undefined): string {
  if (names === undefined) return ''
  const known = ofRows.get(names) ?? [names].flat().map(columnName)
  ofRows.set(names, known)
  return row.cell(...known)
}

/** The date, day or time that a column tells; null without one. */
export function dateOf(row: MappedRow, meaning: DateMeaning): string | null {
  const name = row.columns[meaning]
  if (name === undefined) return null
  return noted(row, dateReaders[meaning](cellOf(row, name), name, row.dates))
}

/** A date, with a note where it could not be read. */
export function noted(row: MappedRow, { date, note }: ReadDate): string | null {
  row.notes.push(note)
  return date
}

const valueOf = <T>(row: Row, column: Column<T> | undefined): T | undefined =>
  column && column[1](cellOf(row, column[0]))

export const creatorsOf = (row: MappedRow) => valueOf(row, row.columns.creators) ?? []
export const yearOf = (row: MappedRow) => valueOf(row, row.columns.year) ?? null
export const ratingOf = (row: MappedRow) => valueOf(row, row.columns.rating) ?? null
export const tagsOf = (row: MappedRow) => valueOf(row, row.columns.tags) ?? []

export function idsOf(row: MappedRow): WorkIds {
  const { isbn = [], ids = {} } = row.columns
  const all = [
    ['isbn', isbn.map((name) => readIsbn(cellOf(row, name))).find(Boolean)] as const,
    ...Object.entries(ids).map(([source, column]) => [source, valueOf(row, column)] as const),
  ]
  return Object.fromEntries(all.filter(([, id]) => id !== undefined))
}

/** The text of a review, and if it is a spoiler as a whole. */
export function textOf(row: MappedRow): { text: string | null; spoiler: boolean } {
  const { text, spoiler } = readText(cellOf(row, row.columns.text))
  const isMarked = text !== null && isYes(cellOf(row, row.columns.spoiler))
  return { text, spoiler: spoiler || isMarked }
}

export const isYes = (cell: string) => /^(true|yes|1)$/i.test(cell)
