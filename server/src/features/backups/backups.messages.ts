import {
  type BackupFailure,
  backupFailuresMax,
} from '@medley/contract/administration/backup-failures'
import { backupFailureTexts } from '@medley/messages/backup-failures'
import { localeOf } from '../../lib/locale.ts'

const { day, number } = localeOf('en')

/** Letters about backups. */
export const backupLetterTexts = {
  ready: {
    subject: 'Your Medley backup is ready',
    text: (size: string) =>
      `Your backup of Medley is ready: one ZIP (${size}) of everything you made here. Log in to download it:`,
    button: 'Download',
    until: (time: Date) =>
      `It is kept until ${day(time)}. How often it comes, and where to, is set on the same page.`,
  },
  changed: {
    subject: 'Your Medley backups have a new place',
    text: (place: string) => `Backups of everything you made on Medley now go to ${place}.`,
    ifNot: "If that wasn't you, set a new password and remove the backup in your settings:",
  },
  stopped: {
    subject: 'Your Medley backups have stopped',
    text: (place: string) =>
      `Your automatic backup to ${place} failed ${backupFailuresMax} times in a row and has stopped.`,
    last: (failure: BackupFailure, detail: string | null) =>
      `The last time: ${backupFailureTexts[failure]}${detail === null ? '' : ` (${detail})`}`,
    advice: 'Check the settings and press "Back up now"; once one works, backups resume:',
  },
  /** Each after `to`. */
  places: {
    mail: 'your mailbox',
    webDav: (url: string) => `the WebDAV folder ${url}`,
    s3: (bucket: string, endpoint: string) => `the bucket ${bucket} at ${endpoint}`,
  },
  openSettings: 'Open settings',
  kilobytes: (count: number) => `${number(count)} kB`,
  megabytes: (count: number) => `${number(count)} MB`,
  why: 'You’re getting this e-mail because backups are set for your account, or were asked for.',
}
