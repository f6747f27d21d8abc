import type { BackupFailure } from '@medley/contract/administration/backup-failures'
import type { FinishedZip } from '../../exports/exports.writing.service.ts'

/** A folder or bucket that receives copies. */
export interface Destination {
  put(name: string, zip: FinishedZip): Promise<void>
  /** The names of the files there; those that do not start with the given text may be absent. */
  list(start: string): Promise<string[]>
  remove(name: string): Promise<void>
}

/** A copy could not be delivered, for a reason that the member can act on. */
export class DeliveryFailed extends Error {
  readonly failure: BackupFailure
  /** Answer of the server. */
  readonly detail: string | null

  constructor(failure: BackupFailure, detail: string | null = null, cause?: unknown) {
    super(`A backup failed: ${failure}`, { cause })
    this.failure = failure
    this.detail = detail
  }
}
