import type { ImportContent } from '@medley/contract/transfer/import-values'
import { limits } from '@medley/contract/limits'
import { AppError, invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { matchWorks } from './match/match-works.ts'
import type { Candidate } from './match/rank-matches.ts'
import { textOf } from './merge/stored-message.ts'
import { TooManyRows } from '@medley/doors/files/csv-table'
import { readerOfCalls } from './read/read-in-process.ts'
import {
  type LeftOutRecord,
  NotText,
  type StoredFile,
  UnreadableFile,
  type WorkRecord,
} from '@medley/doors/record'
import { inTurn } from './read/upload-queue.ts'

/** A row with its candidate films, best first. */
export interface PreviewedRow {
  record: WorkRecord
  candidates: Candidate[]
}

/**
 * Reads one Letterboxd CSV file as the kind that the member chose, and matches its rows with stored
 * films as a plan does. Stores nothing. Throws `unsupported_file_type` for other files and
 * `validation_error` for files that cannot be read at all.
 */
export function previewLetterboxdFile(
  ctx: Context,
  file: StoredFile,
  content: ImportContent,
): Promise<Preview> {
  return inTurn(() => previewInTurn(ctx, file, content))
}

interface Preview {
  rows: PreviewedRow[]
  /** In English. */
  leftOut: { line: number; title: string | null; reason: string }[]
}

async function previewInTurn(
  { db, clock }: Context,
  file: StoredFile,
  content: ImportContent,
): Promise<Preview> {
  if (!/\.csv$/i.test(file.name)) throw noCsv()
  const reading = { now: clock.now(), rowsMax: limits.importRowsMax, content }
  const files = await readerOfCalls
    .read({ task: 'table', uploads: [file], reading })
    .catch((error: unknown) => {
      throw toAppError(error)
    })
  const records = files.flatMap((read) => read.records)
  const leftOut = files.flatMap((read) => read.leftOut)
  // This call matches titles with films only.
  const films = records.map(({ work }) => ({ ...work, mediums: ['film' as const] }))
  const candidates = await matchWorks(db, films, { userId: null, isLoose: true })
  return {
    rows: records.map((record, index) => ({ record, candidates: candidates[index] ?? [] })),
    leftOut: leftOut.map(toText).toSorted((a, b) => a.line - b.line),
  }
}

function toText({ line, title, reason }: LeftOutRecord): Preview['leftOut'][number] {
  return { line, title: title && textOf(title), reason: textOf(reason) }
}

function toAppError(error: unknown): unknown {
  if (error instanceof NotText) return noCsv()
  if (error instanceof UnreadableFile) return invalidValue('file', textOf(error.problem))
  if (!(error instanceof TooManyRows)) return error
  return invalidValue('file', `Too many rows: at most ${limits.importRowsMax} at a time`)
}

const noCsv = () => new AppError('unsupported_file_type', { message: 'Only csv is allowed' })
