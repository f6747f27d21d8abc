import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { CsvError, parse } from 'csv-parse'
import { AppError, invalidValue } from '../../app-error.ts'

/** A file as somebody chose it. */
export interface ExportFile {
  name: string
  bytes: Buffer
}

/** One record of a csv file. */
export interface CsvRecord {
  /** The line it starts on, from 1. */
  line: number
  cells: string[]
}

const field = 'file'
const chunkBytes = 32_768
/** Far above any review; keeps a damaged file from becoming one endless record. */
const recordCharactersMax = 500_000

/**
 * Reads comma- or semicolon-separated records out of an upload, a piece at a time so that other
 * requests go on. Line breaks may be CRLF or LF and may stand inside quotes; a byte order mark is
 * passed over, and so are empty lines. Throws `unsupported_file_type` for what is no csv, and
 * `validation_error` for other encodings, broken quotes and more than `recordsMax` records.
 */
export async function readCsv(file: ExportFile, recordsMax: number): Promise<CsvRecord[]> {
  refuseOtherFiles(file)
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(file.bytes),
    info: true,
    max_record_size: recordCharactersMax,
    record_delimiter: ['\r\n', '\n'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
  })
  const records: CsvRecord[] = []
  const stream: AsyncIterable<ParsedRecord> = Readable.from(piecesOf(file.bytes)).pipe(parser)
  // The parser counts a CRLF inside quotes as two lines.
  let countedTwice = 0
  try {
    for await (const { record, info } of stream) {
      if (records.length === recordsMax) throw tooManyRecords()
      countedTwice += count(record, /\r\n/g)
      const lastLine = info.lines - countedTwice
      records.push({ line: lastLine - count(record, /\n/g), cells: record })
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenFile(error, file.bytes) : error
  }
  return records
}

interface ParsedRecord {
  record: string[]
  info: { lines: number }
}

function refuseOtherFiles({ name, bytes }: ExportFile): void {
  const isOther = !/\.csv$/i.test(name) || bytes.includes(0) || isKnownBinary(bytes)
  if (isOther) throw new AppError('unsupported_file_type', { message: 'Only csv is allowed' })
  if (!isUtf8(bytes)) throw invalidValue(field, 'The file is not UTF-8 text')
}

const signatures = ['PK\u0003\u0004', '\u0089PNG', '\u00FF\u00D8\u00FF', 'GIF8', '%PDF']

function isKnownBinary(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, 4)
  return signatures.some((signature) => start.startsWith(signature))
}

/** What separates the columns of the header, the first line that no version control has put there. */
function delimiterOf(bytes: Buffer): string {
  const lines = bytes.toString('utf8', 0, 4096).split(/\r?\n/)
  const header = lines.find((line) => line !== '' && !isMergeMark(line)) ?? ''
  return header.includes(';') && !header.includes(',') ? ';' : ','
}

/** Whether a line or a first cell is a mark that a merge of two versions left in the file. */
export function isMergeMark(text: string): boolean {
  return /^(<{7}|={7}|>{7}|\|{7})( |$)/.test(text)
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += chunkBytes) {
    yield bytes.subarray(start, start + chunkBytes)
    await setImmediate()
  }
}

function count(cells: readonly string[], pattern: RegExp): number {
  return cells.reduce((sum, cell) => sum + (cell.match(pattern)?.length ?? 0), 0)
}

function tooManyRecords(): AppError {
  return invalidValue(field, 'Too many rows: at most 5000 at a time')
}

/** Names the line of the record that could not be read to its end. */
function brokenFile(error: CsvError, bytes: Buffer): AppError {
  const readBytes = 'bytes' in error ? Number(error['bytes']) : 0
  let line = 1
  for (const byte of bytes.subarray(0, readBytes)) if (byte === 10) line += 1
  const reason =
    error.code === 'CSV_QUOTE_NOT_CLOSED' ? 'its quotes are not closed' : 'it is too long'
  return invalidValue(field, `The row at line ${line} cannot be read: ${reason}`)
}
