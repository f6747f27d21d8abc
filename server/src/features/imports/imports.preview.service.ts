import type { ImportContent } from '@medley/contract/imports'
import { limits } from '@medley/contract/limits'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { latestToday } from '../../parsing/dates.ts'
import { matchWorks } from './match/match-works.ts'
import type { Candidate } from './match/rank-matches.ts'
import { type CsvTable, readTable, TooManyRows } from './read/csv-table.ts'
import { decodeText } from './read/decode.ts'
import {
  type InputFile,
  type LeftOutRecord,
  NotText,
  UnreadableFile,
  type WorkRecord,
} from './read/record.ts'
import { readerOfContent } from './read/sources/letterboxd.ts'

/** A row with its candidate films, best first. */
export interface PreviewedRow {
  record: WorkRecord
  candidates: Candidate[]
}

/**
 * Reads one Letterboxd CSV file as the kind that the member chose, and matches its rows with stored
 * films as a plan does. Stores nothing. Throws `unsupported_file_type` for other files, and
 * `validation_error` for files that cannot be read at all.
 */
export async function previewLetterboxdFile(
  { db, clock }: Context,
  file: InputFile,
  kind: ImportContent,
): Promise<{ rows: PreviewedRow[]; leftOut: LeftOutRecord[] }> {
  const table = await readWholeTable(file)
  const now = clock.now()
  const facts = { name: file.name, baseName: file.name, now, today: latestToday(now) }
  const { records, leftOut } = await readerOfContent(kind)
    .read(table, facts)
    .catch((error: unknown) => {
      throw error instanceof UnreadableFile ? invalidValue('file', error.message) : error
    })
  // This call matches titles with films only.
  const films = records.map(({ work }) => ({ ...work, mediums: ['film' as const] }))
  const candidates = await matchWorks(db, films, { userId: null, isLoose: true })
  return {
    rows: records.map((record, place) => ({ record, candidates: candidates[place] ?? [] })),
    leftOut: leftOut.toSorted((a, b) => a.line - b.line),
  }
}

async function readWholeTable({ name, bytes }: InputFile): Promise<CsvTable> {
  if (!/\.csv$/i.test(name)) throw noCsv()
  const table = await readTable(textOf(bytes), limits.importRowsMax).catch((error: unknown) => {
    if (error instanceof UnreadableFile) throw invalidValue('file', error.message)
    if (!(error instanceof TooManyRows)) throw error
    throw invalidValue('file', `Too many rows: at most ${limits.importRowsMax} at a time`)
  })
  if (!table.broken) return table
  const { line, isOpenQuote } = table.broken
  const reason = isOpenQuote ? 'its quotes are not closed' : 'it is too long'
  throw invalidValue('file', `The row at line ${line} cannot be read: ${reason}`)
}

function textOf(bytes: Buffer): string {
  try {
    return decodeText(bytes)
  } catch (error) {
    if (error instanceof NotText) throw noCsv()
    if (!(error instanceof UnreadableFile)) throw error
    throw invalidValue('file', 'The file is not UTF-8 text')
  }
}

const noCsv = () => new AppError('unsupported_file_type', { message: 'Only csv is allowed' })
