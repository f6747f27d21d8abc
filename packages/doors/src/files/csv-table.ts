import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { cutText, textBetween } from '@medley/contract/values/text-cuts'
import { CsvError, parse } from 'csv-parse'
import { type FileProblem, type LeftOutRecord, UnreadableFile } from '../record.ts'

/** One record of a CSV file, with the line it starts on, from 1. */
export interface CsvRecord {
  line: number
  cells: string[]
}

/** The header and records of a CSV file, and what could not be read. */
export interface CsvTable {
  header: string[]
  /** The header as written. */
  headerRecord?: CsvRecord
  records: CsvRecord[]
  leftOut: LeftOutRecord[]
  problem: FileProblem | null
  /** Start line of an unterminated record, and whether a quote is open in it; reading stops there. */
  broken: { line: number; isOpenQuote: boolean } | null
}

const chunkLength = 32_768
/** Far longer than any review; limits the record that a damaged file can produce. */
const recordCharactersMax = 500_000
/** Far more columns than any export has. */
const cellsMax = 500

/**
 * Reads comma-, semicolon- or tab-separated records in chunks, so that other requests are not blocked.
 * Line breaks are CRLF or LF, also inside quotes. Merge conflict markers are left out; reading stops at
 * a quote that is never closed.
 * @throws TooManyRows above `recordsMax` records, UnreadableFile for a record of very many cells.
 */
export async function readTable(text: string, recordsMax: number): Promise<CsvTable> {
  return readRecords(text, (record, { records }) => {
    if (records.length === recordsMax) throw new TooManyRows()
    records.push(record)
  })
}

/** As `readTable`, but keeps no record; `header` stands for one that the text lacks. */
export async function readRecords(
  text: string,
  take: (record: CsvRecord, table: CsvTable) => void,
  header: string[] = [],
): Promise<CsvTable> {
  const table: CsvTable = { header, records: [], leftOut: [], problem: null, broken: null }
  let lastLine = 1
  try {
    for await (const record of parsedRecords(text)) {
      lastLine = record.line
      addRecord(record, table, take)
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    addBreak(lineOfBreak(error, text) ?? lastLine, error, table)
  }
  return table
}

function addRecord(
  record: CsvRecord,
  table: CsvTable,
  take: (record: CsvRecord, table: CsvTable) => void,
): void {
  const { line, cells } = record
  if (isMergeMark(cells[0] ?? '')) {
    const title = cutText(cells.join(' '), 200)
    table.leftOut.push({ line, title, reason: { code: 'mergeMark' } })
    table.problem ??= { line, message: { code: 'mergedVersions' } }
  } else if (table.header.length > 0) take(record, table)
  else if (!delimiterMark.test(cells.join(''))) {
    table.header = cells.map(columnName)
    table.headerRecord = record
  }
}

/** A first line that only names the delimiter for a spreadsheet, such as `sep=;`. */
const delimiterMark = /^\s*"?sep=([,;\t|])?"?[,;\t|\s]*$/i

/** Trimmed and in lower case. */
export function columnName(cell: string): string {
  return cell.trim().toLowerCase()
}

function addBreak(line: number, error: CsvError, table: CsvTable): void {
  const isOpenQuote = error.code === 'CSV_QUOTE_NOT_CLOSED'
  const reason = { code: isOpenQuote ? 'openQuote' : 'endlessRow' } as const
  table.leftOut.push({ line, title: null, reason })
  table.problem = { line, message: { code: isOpenQuote ? 'endsAtOpenQuote' : 'endsAtEndlessRow' } }
  table.broken = { line, isOpenQuote }
}

/** The first lines, and the header: the first one that is no mark of a merge or of the delimiter. */
function startOf(text: string): { lines: string[]; header: string } {
  const lines = cutText(text, 4096).split(/\r?\n/)
  const isOther = (line: string) => line === '' || isMergeMark(line) || delimiterMark.test(line)
  return { lines, header: lines.find((line) => !isOther(line)) ?? '' }
}

/** True if blanks may stand before a quote, as they do in the header. */
const hasBlanks = (text: string) => startOf(text).header.includes(', ')

/** The column delimiter, from the header. */
function delimiterOf(text: string): string {
  const { lines, header } = startOf(text)
  const named = lines.map((line) => delimiterMark.exec(line)?.[1]).find(Boolean)
  if (named !== undefined && header.includes(named)) return named
  const unquoted = header.replaceAll(/"[^"]*"/g, '')
  const countOf = (delimiter: string) => unquoted.split(delimiter).length
  return [',', ';', '\t', '|'].reduce((best, one) => (countOf(one) > countOf(best) ? one : best))
}

/** True if a line or first cell is a merge conflict marker. */
function isMergeMark(text: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(text)
}

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

async function* parsedRecords(text: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter: delimiterOf(text),
    info: true,
    ltrim: hasBlanks(text),
    max_record_size: recordCharactersMax,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  })
  const stream: AsyncIterable<ParsedRecord> = Readable.from(piecesOf(text)).pipe(parser)
  // The parser counts a CRLF inside quotes as two lines.
  let countedTwice = 0
  for await (const { record, info } of stream) {
    if (record.length > cellsMax) {
      const problem = { code: 'cellsMax', params: { max: cellsMax } } as const
      throw new UnreadableFile(problem, { line: info.lines })
    }
    countedTwice += count(record, /\r\n/g)
    const lastLine = info.lines - countedTwice
    yield { line: lastLine - count(record, /\n/g), cells: record }
  }
}

async function* piecesOf(text: string): AsyncGenerator<string> {
  for (let start = 0; start < text.length; start += chunkLength) {
    yield textBetween(text, start, start + chunkLength)
    await setImmediate()
  }
}

function count(cells: readonly string[], pattern: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0)
}

/** Line of the record that the parser could not finish. */
function lineOfBreak(error: CsvError, text: string): number | undefined {
  if (!('bytes' in error)) return undefined
  const before = Buffer.from(text).subarray(0, Number(error['bytes']))
  let line = 1
  for (const byte of before) if (byte === 10) line += 1
  return line
}

/** Thrown for more rows than a plan may have, in one file or in total. */
export class TooManyRows extends Error {
  /** The file that goes beyond the limit, if known. */
  readonly file: string | null

  constructor(file: string | null = null) {
    super()
    this.file = file
  }
}
