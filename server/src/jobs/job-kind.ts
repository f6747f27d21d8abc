import type { z } from 'zod'
import type { Handle } from '../db/transaction.ts'

/** What the code of a job is told about the run it is in. */
export interface RunningJob {
  readonly id: string
  /** When it was asked for. */
  readonly timeAsked: Date
  /** 0 at first, one more each time it was tried again. */
  readonly attempt: number
  /** Whether it will not be tried again. */
  readonly isLast: boolean
  /** Aborted when the process stops or another worker has taken the job over: end soon, by throwing. */
  readonly signal: AbortSignal
  /**
   * Makes the transaction of a chunk fail unless this run still owns the job, so that no chunk is
   * written twice. Call it first in each chunk of a long job.
   */
  assertLease(tx: Handle): Promise<void>
}

/** What one needs to know of a kind to ask for a job. */
export interface JobAddress<P extends object> {
  readonly name: string
  /** Payloads are kept as JSON: strings, numbers, booleans, null, lists and records of them. */
  readonly payload: z.ZodType<P>
  /** Whether only one job per key waits: enqueuing another while it waits changes nothing. */
  readonly singleton: boolean
}

/** A kind of job; `C` is the context it works with. */
export interface JobKind<C, P extends object> extends JobAddress<P> {
  /** Does the work. A throw is tried again; whatever it did before may be done again. */
  run(ctx: C, payload: P, job: RunningJob): Promise<void>
  /** How often it is tried again after the first time. */
  readonly retries: number
  /** The wait before the second try; it doubles with each one, with some chance. */
  readonly retryDelaySeconds: number
  /** How long after the last heartbeat of its worker it is given to another one; at least 10. */
  readonly leaseSeconds: number
  /** How many of this kind one process works on at a time. */
  readonly concurrency: number
  /** When it is enqueued by itself, with an empty payload: a cron line, in UTC. */
  readonly schedule: string | null
}

/** Any kind, for those who need not know its payload. */
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

/** Makes a kind of job. Its name is stored with every job: it never changes. */
export function defineJob<C, P extends object>(kind: Given<C, P>): JobKind<C, P> {
  return { ...defaults, ...kind }
}
