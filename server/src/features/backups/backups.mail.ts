import { backupFailureTexts, backupFailuresMax } from '@medley/contract/backup-failures'
import type { BackupTarget } from '@medley/contract/backups'
import { type Mail, type Message, messageIdOf } from '../../mail/mail.ts'
import type { FinishedZip } from '../exports/exports.writing.service.ts'
import type { BackupRow } from './backups.queries.ts'

interface Recipient {
  username: string
  email: string
}

/**
 * The letter that leads to a finished ZIP. Its link asks for the login: whoever reads a mailbox must not get
 * everything that a member has made.
 */
export function downloadLetter(
  mail: Pick<Mail, 'link'>,
  { username, email }: Recipient,
  { exportId, size, timeExpires }: Pick<FinishedZip, 'exportId' | 'size' | 'timeExpires'>,
): Message {
  const lines = [
    `Hello ${username},`,
    '',
    `your backup of Medley is ready: one ZIP (${sizeText(size)}) of everything you made here.`,
    'Log in to download it:',
    '',
    mail.link('/settings#leave'),
    '',
    `It is kept until ${dayText(timeExpires)}. How often it comes, and where to, is set on the same page.`,
    '',
  ]
  return {
    to: email,
    subject: 'Your Medley backup is ready',
    text: lines.join('\n'),
    messageId: messageIdOf(mail, `backup-${exportId}`),
  }
}

/** The letter about an address that now receives the backups. */
export function changedLetter(
  mail: Pick<Mail, 'link'>,
  { username, email }: Recipient,
  { target }: Pick<BackupRow, 'target'>,
): Omit<Message, 'messageId'> {
  const lines = [
    `Hello ${username},`,
    '',
    `backups of everything you made on Medley now go to ${placeOf(target)}.`,
    '',
    'If that was not you, set a new password and remove the backup in your settings:',
    '',
    mail.link('/settings#leave'),
    '',
  ]
  return { to: email, subject: 'Your Medley backups have a new place', text: lines.join('\n') }
}

/** The letter about a schedule that ended after failures in a row. */
export function stoppedLetter(
  mail: Pick<Mail, 'link'>,
  { username, email }: Recipient,
  { target, failure, detail }: Pick<BackupRow, 'target' | 'failure' | 'detail'>,
): Omit<Message, 'messageId'> {
  const reason = backupFailureTexts[failure ?? 'internal']
  const lines = [
    `Hello ${username},`,
    '',
    `your automatic backup to ${placeOf(target)} failed ${backupFailuresMax} times in a row and has stopped.`,
    `The last time: ${reason}${detail === null ? '' : ` (${detail})`}`,
    '',
    'Check the settings and press "Back up now"; once it works, the backups go on:',
    '',
    mail.link('/settings#leave'),
    '',
  ]
  return { to: email, subject: 'Your Medley backups have stopped', text: lines.join('\n') }
}

function placeOf(target: BackupTarget): string {
  if (target.kind === 'mail') return 'your mailbox'
  if (target.kind === 'webDav') return `the WebDAV folder ${target.url}`
  return `the bucket ${target.bucket} at ${target.endpoint}`
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} kB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}

function dayText(time: Date): string {
  return time.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
}
