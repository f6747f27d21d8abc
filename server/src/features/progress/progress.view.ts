import type { FriendProgress, OpenProgress, Progress } from '@medley/contract/library/progress'
import type { ProgressRow } from './progress.queries.ts'

/** The part that others see. */
export function toOpenProgress(row: ProgressRow): OpenProgress {
  const { id, work, state, entry, amount, unit, total } = row
  return {
    id,
    work,
    state,
    entry,
    amount,
    unit,
    total,
    timeStarted: row.timeStarted.toISOString(),
    timeChanged: row.timeChanged.toISOString(),
  }
}

export function toProgress(row: ProgressRow): Progress {
  const { isPrivate, next, left } = row
  return { ...toOpenProgress(row), isPrivate, next, left }
}

export function toFriendProgress(row: ProgressRow): FriendProgress {
  return { ...toOpenProgress(row), user: row.user, seen: row.seen }
}
