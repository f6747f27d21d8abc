import { backupFailuresMax, backupsKept } from '@medley/contract/administration/backup-failures'
import { backupFailureTexts } from '@medley/messages/backup-failures'
import type { Backup } from '@medley/contract/administration/backups'
import { formatDate } from '../../lib/locale.ts'

/** Texts of automatic backups. */
export const backupsTexts = {
  heading: 'Back up automatically',
  intro: `A fresh ZIP, sent regularly to a place of your choice. A folder or bucket keeps the newest ${backupsKept}.`,
  frequency: 'How often',
  off: 'Off',
  weekly: 'Weekly',
  monthly: 'Monthly',
  place: 'Where to',
  mail: 'An e-mail with a download link',
  webDav: 'A WebDAV folder, such as Nextcloud',
  s3: 'An S3 bucket of your own',
  url: 'Folder address',
  urlHint: 'Like https://cloud.example/remote.php/dav/files/ann/medley/',
  username: 'User name',
  password: 'Password',
  passwordHint: 'Preferably an app password. It is stored encrypted and never shown again.',
  kept: 'Leave it empty to keep the stored one.',
  endpoint: 'Service address',
  endpointHint: 'Like https://s3.eu-central-1.amazonaws.com',
  region: 'Region',
  bucket: 'Bucket',
  prefix: 'Folder in the bucket (optional)',
  keyId: 'Key ID',
  secretKey: 'Secret key',
  secretKeyHint: 'It is stored encrypted and never shown again.',
  save: 'Save',
  saved: 'Saved',
  run: 'Back up now',
  remove: 'Remove the address and password',
  removed: 'Removed',
  running: 'A backup is running. You can close this page.',
  tooOften: 'Too many attempts. Please try again later.',
  failed: 'That didn’t work. Please try again.',
  loadFailed: 'An error occurred',
}

const timeText = (time: string) => formatDate(time, 'longTime')

/** Sentences about the last and the next backup. */
export function stateTexts({ isRunning, isStopped, lastRun, timeNext }: Backup): string[] {
  if (isRunning) return [backupsTexts.running]
  return [
    ...(lastRun ? [lastText(lastRun)] : []),
    ...(isStopped
      ? [`Stopped after ${backupFailuresMax} failures in a row. It resumes once a backup succeeds.`]
      : []),
    ...(timeNext === null ? [] : [`Next backup: ${timeText(timeNext)}.`]),
  ]
}

function lastText({ time, failure, detail, isPruned }: NonNullable<Backup['lastRun']>): string {
  if (failure !== null) {
    const answer = detail === null ? '' : ` (${detail})`
    return `The backup of ${timeText(time)} failed. ${backupFailureTexts[failure]}${answer}`
  }
  const rest = isPruned ? '' : ' Older copies could not be removed.'
  return `Last backup: ${timeText(time)}.${rest}`
}
