import { pageSizes } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'

/** Ids of unread notifications that were loaded, and whether earlier ones are unread too. */
export interface Unread {
  ids: number[]
  hasEarlier: boolean
}

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

/**
 * Marks the loaded notifications read in sequential batches of 20, then the earlier ones. Returns
 * whether later ones are unread, or undefined if it failed.
 */
export function markRead(unread: Unread): Promise<boolean | undefined> {
  const marking = markBatches(unread)
  underWay = Promise.all([underWay, marking])
  return marking
}

async function markBatches({ ids, hasEarlier }: Unread): Promise<boolean | undefined> {
  try {
    for (const notifications of batchesOf(ids)) {
      await callRead(notifications)
    }
    return hasEarlier ? await markUntil(Math.max(...ids)) : false
  } catch (error) {
    // They stay unread and show as new next time.
    logFailure('Notifications could not be marked read', error)
    return undefined
  }
}

/** Calls that mark outlive the page, which may be closed or loaded again at once. */
const keepalive = true

function callRead(notifications: number[]) {
  return call('PATCH /v1/notifications/read', { body: { notifications }, keepalive })
}

/** Marks a notification and all earlier ones read. Returns whether later ones are unread. */
export async function markUntil(notificationId: number): Promise<boolean> {
  const body = { notificationId }
  return (await call('PATCH /v1/notifications/read-until', { body, keepalive })).hasUnread
}

/** `markRead` for a closing page: sends all batches in parallel. */
export function markReadOnClose({ ids, hasEarlier }: Unread): void {
  if (ids.length === 0) return
  const requests: Promise<unknown>[] = batchesOf(ids).map(callRead)
  if (hasEarlier) requests.push(markUntil(Math.max(...ids)))
  for (const request of requests) {
    request.catch((error: unknown) => logFailure('Notifications could not be marked read', error))
  }
}
