import type { FailedJob, ServerError } from '@medley/contract/operations'
import type { FailedJob as FailedJobRow } from '../../jobs/failed-jobs.ts'
import type { ErrorLine } from './operations.errors.queries.ts'

export function presentFailedJob({ timeFailed, ...job }: FailedJobRow): FailedJob {
  return { ...job, timeFailed: timeFailed.toISOString() }
}

export function presentError({ error, place, timeLast, ...line }: ErrorLine): ServerError {
  return {
    ...line,
    error: error === '' ? null : error,
    place: place === '' ? null : place,
    timeLast: timeLast.toISOString(),
  }
}
