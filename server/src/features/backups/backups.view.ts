import type { Backup } from '@medley/contract/administration/backups'
import type { BackupRow } from './backups.queries.ts'
import { isStopped } from './backups.schedule.rules.ts'

const nothingSet: Backup = {
  frequency: 'off',
  target: { kind: 'mail' },
  isRunning: false,
  lastRun: null,
  timeNext: null,
  failures: 0,
  isStopped: false,
}

/** A member's backups, without the secret. `isStale` is whether the requested run is lost. */
export function toBackup(row: BackupRow | undefined, staleBefore: Date): Backup {
  if (!row) return nothingSet
  const { frequency, target, timeRequested, timeEnded, timeNext, failures } = row
  const { failure, detail, isPruned } = row
  return {
    frequency,
    target,
    isRunning: timeRequested !== null && timeRequested >= staleBefore,
    lastRun: timeEnded && { time: timeEnded.toISOString(), failure, detail, isPruned },
    timeNext: timeNext && timeNext.toISOString(),
    failures,
    isStopped: isStopped(row),
  }
}
