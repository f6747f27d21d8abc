import type { FailedJob, Operations, ServerError } from '@medley/contract/administration/operations'
import type { FailedJob as FailedJobRow } from '../../jobs/failed-jobs.ts'
import type { LastBackup } from '../instance-backups/instance-backups.service.ts'
import type { ErrorLine } from './operations.errors.queries.ts'

export function toFailedJob({ timeFailed, ...job }: FailedJobRow): FailedJob {
  return { ...job, timeFailed: timeFailed.toISOString() }
}

/** `null` where none was tried yet. */
export function toBackup(last: LastBackup | null): NonNullable<Operations['backup']> {
  return {
    timeDone: last?.timeDone?.toISOString() ?? null,
    bytes: last?.bytes ?? null,
    timeFailed: last?.timeFailed?.toISOString() ?? null,
    failure: last?.failure ?? null,
  }
}

export function toError({ error, place, timeLast, ...line }: ErrorLine): ServerError {
  return {
    ...line,
    error: error === '' ? null : error,
    place: place === '' ? null : place,
    timeLast: timeLast.toISOString(),
  }
}
