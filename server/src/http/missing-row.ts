import type { ErrorCode } from '@medley/contract/errors'
import { AppError } from '../app-error.ts'
import { violatedForeignKey } from '../db/transaction.ts'

/** The error for a missing referenced row, by the name of its foreign key; undefined for other errors. */
export function missingRowError(
  error: unknown,
  missingRows: ReadonlyMap<string, ErrorCode>,
): AppError | undefined {
  const key = violatedForeignKey(error)
  const code = key === undefined ? undefined : missingRows.get(key)
  return code && new AppError(code, { detail: error })
}
