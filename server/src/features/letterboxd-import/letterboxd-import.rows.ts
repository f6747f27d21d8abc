import { invalidValue } from '../../app-error.ts'
import { type CsvRecord, isMergeMark } from './letterboxd-import.csv.ts'
import { latestToday, readDate, type SlashOrder, slashOrderOf } from '../../reading/dates.ts'
import { createPause } from '../../reading/pause.ts'
import { plainReview } from '../../reading/plain-review.ts'

/** The kinds of file: reviews and diary entries, ratings, films watched. */
export type ExportKind = 'review' | 'rating' | 'watched'

/** One film entry of an export, in our own units. */
export interface FilmRow {
  line: number
  title: string
  year: number | null
  /** 1 to 10; always null in a watched file. */
  rating: number | null
  review: string | null
  /** YYYY-MM-DD. */
  dateViewed: string | null
  /** Midnight in UTC of the day it was logged. */
  timePosted: string | null
}

/** A record that is no entry, and why. */
export interface RejectedRow {
  line: number
  title: string | null
  reason: string
}

export interface ExportRows {
  rows: FilmRow[]
  rejected: RejectedRow[]
}

const columns = {
  date: 'date',
  title: 'name',
  year: 'year',
  rating: 'rating',
  review: 'review',
  dateViewed: 'watched date',
} as const
type Column = keyof typeof columns
type Header = Record<Column, number> & { width: number; cells: string }

interface Reading {
  kind: ExportKind
  header: Header
  slashOrder: SlashOrder
  today: string
}

class UnreadableRow extends Error {}

/**
 * Reads the entries of an export by the names in its header. Every record besides the header ends up
 * as an entry or with the reason why it is none. Throws `validation_error` when a column is missing.
 */
export async function readRows(
  records: readonly CsvRecord[],
  kind: ExportKind,
  now: Date,
): Promise<ExportRows> {
  const start = records.findIndex(({ cells }) => !isMergeMark(cells[0] ?? ''))
  const header = readHeader(records[start]?.cells ?? [], kind)
  const reading: Reading = {
    kind,
    header,
    slashOrder: slashOrderOf(records.map(({ cells }) => cells[header.date]?.trim() ?? '')),
    today: latestToday(now),
  }
  const result: ExportRows = { rows: [], rejected: [] }
  const pause = createPause()
  for (const [index, record] of records.entries()) {
    if (index !== start) readRecord(record, reading, result)
    await pause()
  }
  return result
}

const required: Record<ExportKind, readonly Column[]> = {
  review: ['date', 'title', 'year', 'rating'],
  rating: ['date', 'title', 'year', 'rating'],
  watched: ['date', 'title', 'year'],
}
const columnNames: Partial<Record<Column, string>> = {
  date: 'Date',
  title: 'Name',
  year: 'Year',
  rating: 'Rating',
}

function readHeader(cells: readonly string[], kind: ExportKind): Header {
  const names = cells.map((cell) => cell.trim().toLowerCase())
  const at = (column: Column) => names.indexOf(columns[column])
  const missing = required[kind].filter((column) => at(column) === -1)
  if (missing.length > 0) {
    const list = missing.map((column) => columnNames[column]).join(', ')
    throw invalidValue('file', `Missing columns: ${list}`)
  }
  return {
    date: at('date'),
    title: at('title'),
    year: at('year'),
    rating: at('rating'),
    review: at('review'),
    dateViewed: at('dateViewed'),
    width: cells.length,
    cells: cells.join('\n'),
  }
}

function readRecord({ line, cells }: CsvRecord, reading: Reading, result: ExportRows): void {
  try {
    result.rows.push(readEntry(line, cells, reading))
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    const isWhole = cells.length === reading.header.width
    const title = isWhole ? cells[reading.header.title]?.trim() : cells.join(' ').trim()
    result.rejected.push({ line, title: title?.slice(0, 200) || null, reason: error.message })
  }
}

function readEntry(line: number, cells: readonly string[], reading: Reading): FilmRow {
  const { kind, header } = reading
  refuseOddShape(cells, header)
  const cell = (column: Column) => cells[header[column]]?.trim() ?? ''
  const title = cell('title')
  if (title === '') throw new UnreadableRow('The title is missing')
  const logged = readDay(cell('date'), 'Date', reading)
  const viewed = kind === 'review' ? readDay(cell('dateViewed'), 'Watched Date', reading) : null
  return {
    line,
    title: title.slice(0, 500).toWellFormed(),
    year: readYear(cell('year')),
    rating: kind === 'watched' ? null : readRating(cell('rating')),
    review: kind === 'review' ? plainReview(cell('review')) : null,
    dateViewed: viewed,
    timePosted: logged && `${logged}T00:00:00.000Z`,
  }
}

function refuseOddShape(cells: readonly string[], header: Header): void {
  if (isMergeMark(cells[0] ?? '')) {
    throw new UnreadableRow('A mark left by a merge of two versions of the file')
  }
  if (cells.length !== header.width) {
    throw new UnreadableRow(`The row has ${cells.length} fields, the header ${header.width}`)
  }
  if (cells.join('\n') === header.cells) throw new UnreadableRow('The header again')
}

function readDay(text: string, column: string, { slashOrder, today }: Reading): string | null {
  if (text === '') return null
  const date = readDate(text, slashOrder)
  if (date === undefined) throw new UnreadableRow(`${column} is not a date like 2024-05-01`)
  if (date > today) throw new UnreadableRow(`${column} is in the future`)
  return date
}

function readYear(text: string): number | null {
  if (text === '') return null
  if (!/^\d{4}$/.test(text)) throw new UnreadableRow('Year is not a year like 2024')
  return Number(text)
}

/** Half a star is one point; `4`, `4.5`, `4.0` and, from spreadsheets, `4,5`. */
function readRating(text: string): number | null {
  if (text === '') return null
  const [, stars, half] = /^([0-5]?)(?:[.,]([05]))?$/.exec(text) ?? []
  const points = 2 * Number(stars) + (half === '5' ? 1 : 0)
  if (stars === undefined || points < 1 || points > 10) {
    throw new UnreadableRow('Rating is not 0.5 to 5 in half stars')
  }
  return points
}
