import type { Handle } from '../db/transaction.ts'
import type { JobAddress } from './job-kind.ts'

export interface EnqueueOptions {
  /** Earliest start, in seconds from now. */
  afterSeconds?: number
  /** Jobs of a kind start in this order, the greatest first, and among equals as they were enqueued; 0 by default. */
  priority?: number
  /** Distinguishes the jobs of a `singleton` kind. */
  key?: string
}

/** Background work, stored in the database until it is done. */
export interface Jobs {
  /**
   * Enqueues a job through `handle`; in a transaction, the job commits or rolls back with it. Returns
   * false if the kind is a singleton and such a job is already waiting.
   */
  enqueue<P extends object>(
    handle: Handle,
    kind: JobAddress<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<boolean>
}
