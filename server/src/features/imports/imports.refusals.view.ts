import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { AppError } from '../../app-error.ts'
import { textOf, toCoded } from './merge/stored-message.ts'
import { TooManyRows } from '@medley/doors/files/csv-table'
import { UnreadableFile } from '@medley/doors/record'
import type { ImportProblem } from './imports.queries.ts'

/** The reason for which the reader refused files; null for any other error. */
export function problemOf(error: unknown): ImportProblem | null {
  const { importPlanRowsMax: max } = limits
  if (error instanceof TooManyRows) {
    const { file } = error
    if (file === null) return { file, line: null, message: { code: 'rowsMax', params: { max } } }
    return { file, line: null, message: { code: 'rowsMaxIn', params: { max, file } } }
  }
  if (!(error instanceof UnreadableFile)) return null
  const { problem: message, file, line } = error
  return { file, line, message }
}

const unsupported: readonly ImportMessage['code'][] = ['unknownFile', 'noFiles']

/** The error that a caller gets for one of the reader; any other is itself. */
export function toRefusal(error: unknown): unknown {
  const problem = problemOf(error)
  if (!problem) return error
  const { file, line, message: reason } = problem
  const place = file === null ? '' : `${file}${line === null ? '' : `, line ${line}`}: `
  const message = `${place}${textOf(reason)}`
  const details = { message, problem: { file, line, ...toCoded(reason) } }
  if (unsupported.includes(reason.code)) return new AppError('unsupported_file_type', details)
  return new AppError('validation_error', { ...details, errors: [{ field: 'file', message }] })
}
