import type { z } from 'zod'
import type { Handle } from '../db/transaction.ts'

/** Information about the current run of a job. */
export interface RunningJob {
  readonly id: string
  /** When it was enqueued. */
  readonly timeRequested: Date
  /** The number of earlier tries. */
  readonly attempt: number
  /** True if this is the last try. */
  readonly isLast: boolean
  /** Aborted when the process stops or another worker takes over the job: end soon, by throwing. */
  readonly signal: AbortSignal
  /**
   * Fails the transaction of a chunk unless this run still owns the job, so that no chunk is written
   * twice. Call it first in each chunk of a long job.
   */
  assertLease(tx: Handle): Promise<void>
}

/** The part of a job kind that is needed to enqueue a job. */
export interface JobAddress<P extends object> {
  readonly name: string
  /** Payloads are stored as JSON: strings, numbers, booleans, null, and arrays and records of these. */
  readonly payload: z.ZodType<P>
  /** True if at most one job per key can wait: enqueuing another meanwhile has no effect. */
  readonly singleton: boolean
}

/** A kind of job; `C` is the context it needs. */
export interface JobKind<C, P extends object> extends JobAddress<P> {
  /** Does the work. A run that throws is retried from the start, so earlier effects may repeat. */
  run(ctx: C, payload: P, job: RunningJob): Promise<void>
  /** The number of retries after the first run. */
  readonly retries: number
  /** The delay before the first retry, in seconds; it doubles with each retry, with jitter. */
  readonly retryDelaySeconds: number
  /** Time after its worker's last heartbeat until the job goes to another worker; at least 10. */
  readonly leaseSeconds: number
  /** The number of jobs of this kind that one process runs concurrently. */
  readonly concurrency: number
  /** When it is enqueued automatically, with an empty payload: a cron expression in UTC. */
  readonly schedule: string | null
}

/** Any kind, for code that does not depend on the payload. */
export type AnyJobKind<C> = JobKind<C, object>

const defaults = {
  retries: 5,
  retryDelaySeconds: 10,
  leaseSeconds: 60,
  concurrency: 1,
  singleton: false,
  schedule: null,
}

type Given<C, P extends object> = Pick<JobKind<C, P>, 'name' | 'payload' | 'run'> &
  Partial<JobKind<C, P>>

/** Defines a kind of job. Its name is stored with every job and must never change. */
export function defineJob<C, P extends object>(kind: Given<C, P>): JobKind<C, P> {
  return { ...defaults, ...kind }
}
