import { backupFailureTexts, backupFailuresMax } from '@medley/contract/backup-failures'
import type { BackupTarget } from '@medley/contract/backups'
import type { Sender } from '../../mail/letters/letter.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import { type Message, messageIdOf } from '../../mail/mail.ts'
import type { FinishedZip } from '../exports/exports.writing.service.ts'
import type { BackupRow } from './backups.queries.ts'

interface Recipient {
  username: string
  email: string
}

const why = 'You get this letter because backups are set for your account, or were asked for.'

/**
 * The letter that leads to a finished ZIP. Its link asks for the login: whoever reads a mailbox must not get
 * everything that a member has made.
 */
export function downloadLetter(
  mail: Sender,
  { username, email }: Recipient,
  { exportId, size, timeExpires }: Pick<FinishedZip, 'exportId' | 'size' | 'timeExpires'>,
): Message {
  const letter = writeLetter(mail, {
    subject: 'Your Medley backup is ready',
    username,
    parts: [
      `Your backup of Medley is ready: one ZIP (${sizeText(size)}) of everything you made here. Log in to download it:`,
      { button: 'Download', url: mail.link('/settings/data') },
      `It is kept until ${dayText(timeExpires)}. How often it comes, and where to, is set on the same page.`,
    ],
    why,
  })
  return { ...letter, to: email, messageId: messageIdOf(mail, `backup-${exportId}`) }
}

/** The letter about an address that now receives the backups. */
export function changedLetter(
  mail: Sender,
  { username, email }: Recipient,
  { target }: Pick<BackupRow, 'target'>,
): Omit<Message, 'messageId'> {
  const letter = writeLetter(mail, {
    subject: 'Your Medley backups have a new place',
    username,
    parts: [
      `Backups of everything you made on Medley now go to ${placeOf(target)}.`,
      "If that wasn't you, set a new password and remove the backup in your settings:",
      { button: 'Open settings', url: mail.link('/settings/data') },
    ],
    why,
  })
  return { ...letter, to: email }
}

/** The letter about a schedule that ended after failures in a row. */
export function stoppedLetter(
  mail: Sender,
  { username, email }: Recipient,
  { target, failure, detail }: Pick<BackupRow, 'target' | 'failure' | 'detail'>,
): Omit<Message, 'messageId'> {
  const reason = backupFailureTexts[failure ?? 'internal']
  const letter = writeLetter(mail, {
    subject: 'Your Medley backups have stopped',
    username,
    parts: [
      `Your automatic backup to ${placeOf(target)} failed ${backupFailuresMax} times in a row and has stopped.`,
      `The last time: ${reason}${detail === null ? '' : ` (${detail})`}`,
      'Check the settings and press "Back up now"; once it works, the backups go on:',
      { button: 'Open settings', url: mail.link('/settings/data') },
    ],
    why,
  })
  return { ...letter, to: email }
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
