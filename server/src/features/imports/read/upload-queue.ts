import { AppError } from '../../../app-error.ts'

/** Uploads are kept in memory while they wait. */
const waitingMax = 8
/** Uploads of one member that are worked on or wait. */
const ownMax = 2

/** Ends when all work before has ended. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Uploads that are worked on or wait, by member. */
const present = new Map<number, number>()

/**
 * Works on one upload after the other, because each takes much processor time and memory. Throws
 * `rate_limited` while many uploads wait, or several of the member's.
 */
export async function inTurn<T>(userId: number, work: () => Promise<T>): Promise<T> {
  const own = present.get(userId) ?? 0
  if (waiting >= waitingMax || own >= ownMax) throw new AppError('rate_limited', { retryAfter: 30 })
  waiting += 1
  present.set(userId, own + 1)
  const result = queue.then(() => {
    waiting -= 1
    return work()
  })
  queue = result.catch(() => undefined)
  return result.finally(() => leave(userId))
}

function leave(userId: number): void {
  const own = (present.get(userId) ?? 0) - 1
  if (own > 0) present.set(userId, own)
  else present.delete(userId)
}
