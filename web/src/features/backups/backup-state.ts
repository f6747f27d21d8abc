import { backupFailuresMax } from '@medley/contract/administration/backup-failures'
import type { Backup } from '@medley/contract/administration/backups'
import { backupFailuresTexts } from '@medley/texts/backup-failures'
import { backupsTexts as texts } from '@medley/texts/backups'
import { formatDate } from '../../lib/locale.ts'

const timeText = (time: string) => formatDate(time, 'longTime')

/** Sentences about the last and the next backup. */
export function stateTexts({ isRunning, isStopped, lastRun, timeNext }: Backup): string[] {
  if (isRunning) return [texts.running]
  return [
    ...(lastRun ? [lastText(lastRun)] : []),
    ...(isStopped ? [texts.state.stopped({ failures: backupFailuresMax })] : []),
    ...(timeNext === null ? [] : [texts.state.next({ time: timeText(timeNext) })]),
  ]
}

function lastText({ time, failure, detail, isPruned }: NonNullable<Backup['lastRun']>): string {
  if (failure === null) return texts.state.done({ time: timeText(time), isPruned })
  return texts.state.failed({
    time: timeText(time),
    failure: backupFailuresTexts[failure],
    detail,
  })
}
