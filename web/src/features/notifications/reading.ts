import { pageSizes } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'

let underWay: Promise<unknown> = Promise.resolve()

/** Settles once no mark-read request is pending. */
export function readingDone(): Promise<unknown> {
  return underWay
}

function batchesOf(ids: readonly number[]): number[][] {
  const size = pageSizes.notificationReads
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, batch) =>
    ids.slice(batch * size, (batch + 1) * size),
  )
}

/** Marks notifications read in sequential batches of 20. Returns whether all succeeded. */
export function markRead(ids: readonly number[]): Promise<boolean> {
  const marking = markBatches(batchesOf(ids))
  underWay = Promise.all([underWay, marking])
  return marking
}

async function markBatches(batches: readonly number[][]): Promise<boolean> {
  try {
    for (const notifications of batches) {
      await call('PATCH /v1/notifications/read', { body: { notifications } })
    }
    return true
  } catch (error) {
    // They stay unread and show as new next time.
    logFailure('Notifications could not be marked read', error)
    return false
  }
}

/** `markRead` for a closing page: sends all batches in parallel, with keepalive. */
export function markReadOnClose(ids: readonly number[]): void {
  for (const notifications of batchesOf(ids)) {
    call('PATCH /v1/notifications/read', { body: { notifications }, keepalive: true }).catch(
      (error: unknown) => logFailure('Notifications could not be marked read', error),
    )
  }
}
