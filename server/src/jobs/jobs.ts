import type { Handle } from '../db/transaction.ts'
import type { JobAddress } from './job-kind.ts'

export interface EnqueueOptions {
  /** Not before so many seconds. */
  afterSeconds?: number
  /** What tells the jobs of a `singleton` kind apart. */
  key?: string
}

/** Work for later, kept in the database until it is done. */
export interface Jobs {
  /**
   * Asks for a job by way of `handle`: in a transaction it stands or falls with it. False when the
   * kind is a singleton and such a job is waiting already.
   */
  enqueue<P extends object>(
    handle: Handle,
    kind: JobAddress<P>,
    payload: P,
    options?: EnqueueOptions,
  ): Promise<boolean>
}
