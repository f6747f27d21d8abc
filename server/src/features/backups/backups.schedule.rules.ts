import { backupFailuresMax } from '@medley/contract/administration/backup-failures'
import type { BackupFrequency } from '@medley/contract/administration/backups'
import type { BackupRow, EndedRun } from './backups.queries.ts'

const dayMs = 86_400_000

/** A member's first backup follows within a day, at a random minute, so that not all run at once. */
export function firstRun(frequency: BackupFrequency, now: Date, random: number): Date | null {
  if (frequency === 'off') return null
  return new Date(now.getTime() + Math.ceil(random * dayMs))
}

/** The time of the next backup after a successful one. Months end on their last day at the latest. */
export function nextRun(frequency: BackupFrequency, last: Date): Date | null {
  if (frequency === 'off') return null
  if (frequency === 'weekly') return new Date(last.getTime() + 7 * dayMs)
  const next = new Date(last)
  next.setUTCMonth(last.getUTCMonth() + 1)
  if (next.getUTCDate() !== last.getUTCDate()) next.setUTCDate(0)
  return next
}

type Delivered = Pick<EndedRun, 'failure' | 'detail' | 'isPruned'>

/**
 * The state after a run. A failed scheduled one is tried again the next day; too many in a row end the
 * schedule. Failures by hand do not count, and any success starts the schedule again.
 */
export function afterRun(
  { frequency, failures, timeNext }: Pick<BackupRow, 'frequency' | 'failures' | 'timeNext'>,
  delivered: Delivered,
  { now, byHand }: { now: Date; byHand: boolean },
): EndedRun {
  const ended = { ...delivered, timeEnded: now }
  if (delivered.failure === null) {
    return { ...ended, failures: 0, timeNext: nextRun(frequency, now) }
  }
  if (byHand) return { ...ended, failures, timeNext }
  const isLast = failures + 1 >= backupFailuresMax
  const nextDay = frequency === 'off' || isLast ? null : new Date(now.getTime() + dayMs)
  return { ...ended, failures: failures + 1, timeNext: nextDay }
}

/** True if failures in a row have ended the schedule. */
export function isStopped({
  frequency,
  timeNext,
}: Pick<BackupRow, 'frequency' | 'timeNext'>): boolean {
  return frequency !== 'off' && timeNext === null
}
