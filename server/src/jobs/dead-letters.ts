import type { JobWithMetadata } from 'pg-boss'
import type { JobsLog } from './run-job.ts'

/** Logs a job that failed for good, be it by an error or because its last worker died. */
export function logDeadLetter(log: JobsLog, letter: JobWithMetadata<unknown>): void {
  const { sourceName, sourceId, sourceRetryCount, sourceOutput } = letter
  const data = { job: sourceName, id: sourceId, attempt: sourceRetryCount, err: sourceOutput }
  log.error(data, 'A job failed for good')
}
