import type { JobWithMetadata } from 'pg-boss'
import type { JobsLog } from './run-job.ts'

/** Logs a job that failed permanently, through an error or the death of its last worker. */
export function logDeadLetter(log: JobsLog, letter: JobWithMetadata<unknown>): void {
  const { sourceName, sourceId, sourceRetryCount, sourceOutput } = letter
  const data = { job: sourceName, jobId: sourceId, attempt: sourceRetryCount, err: sourceOutput }
  log.error(data, 'A job failed for good')
}
