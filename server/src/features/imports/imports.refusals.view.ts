import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { AppError } from '../../app-error.ts'
import { textOf, toCoded } from './plan/stored-message.ts'
import { TooManyRows } from '@medley/doors/files/csv-table'
import { type FilePlace, UnreadableFile } from '@medley/doors/record'

/** The error that a caller gets for one of the reader; any other is itself. */
export function toRefusal(error: unknown): unknown {
  if (error instanceof TooManyRows) return refuse(tooManyRows(error))
  return error instanceof UnreadableFile ? refuse(error.problem, error) : error
}

function tooManyRows({ file }: TooManyRows): ImportMessage {
  const max = limits.importPlanRowsMax
  return file === null
    ? { code: 'rowsMax', params: { max } }
    : { code: 'rowsMaxIn', params: { max, file } }
}

const unsupported: readonly ImportMessage['code'][] = ['unknownFile', 'noFiles']

/** The error for an upload of which nothing can be read. */
export function refuse(
  problem: ImportMessage,
  { file = null, line = null }: FilePlace = {},
): AppError {
  const place = file === null ? '' : `${file}${line === null ? '' : `, line ${line}`}: `
  const message = `${place}${textOf(problem)}`
  const details = { message, problem: { file, line, ...toCoded(problem) } }
  if (unsupported.includes(problem.code)) return new AppError('unsupported_file_type', details)
  return new AppError('validation_error', { ...details, errors: [{ field: 'file', message }] })
}
