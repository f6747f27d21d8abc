import type { ImportMessage } from '@medley/messages/import-messages'
import { TooManyRows } from '@medley/doors/files/csv-table'
import type { BegunFile } from './file-time.ts'
import type { Reading } from '@medley/doors/read-files'
import { NotText, type ReadFile, type StoredFile, UnreadableFile } from '@medley/doors/record'

/**
 * Requests to the reader: to read files, those of an import, a single table or its columns, then for
 * one piece of the result after the other.
 */
export type Request =
  | { task: 'import' | 'table' | 'columns'; uploads: readonly StoredFile[]; reading: Reading }
  | 'next'

/** `usage` asks for its processor time so far. */
export type ToReader = Request | 'usage'

/** A number is its processor time so far, in ms. */
export type FromReader = Reply | number

/** The parts of a read file that can be long; they are sent in pieces. */
export type Rows = 'records' | 'leftOut' | 'lists' | 'items'

export type Reply =
  /** Follows no request. */
  | ({ kind: 'begin' } & BegunFile)
  | { kind: 'file'; file: ReadFile }
  | { kind: 'rows'; rows: Rows; piece: readonly unknown[] }
  | { kind: 'end' }
  | { kind: 'failure'; failure: Failure }

/** An error of the reader; errors lose their class on the way. */
export type Failure =
  | {
      kind: 'unreadable'
      problem: ImportMessage
      file: string | null
      line: number | null
      isText: boolean
    }
  | { kind: 'too many rows'; file: string | null }
  | { kind: 'unexpected'; message: string }

export function toFailure(error: unknown): Failure {
  if (error instanceof TooManyRows) return { kind: 'too many rows', file: error.file }
  if (error instanceof UnreadableFile) {
    const { problem, file, line } = error
    return { kind: 'unreadable', problem, file, line, isText: !(error instanceof NotText) }
  }
  return { kind: 'unexpected', message: error instanceof Error ? error.message : String(error) }
}

export function toError(failure: Failure): Error {
  if (failure.kind === 'too many rows') return new TooManyRows(failure.file)
  if (failure.kind === 'unexpected') return new Error(failure.message)
  const { problem, file, line, isText } = failure
  return isText ? new UnreadableFile(problem, { file, line }) : new NotText(problem, { file, line })
}

/** The same bytes as a buffer: messages turn buffers into plain arrays. */
export function toBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
