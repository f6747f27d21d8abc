import { type ServerTexts, textsIn } from '@medley/texts/server'
import { backupFailuresMax } from '@medley/contract/administration/backup-failures'
import type { BackupTarget } from '@medley/contract/administration/backups'
import type { Language } from '@medley/contract/values/languages'
import type { Sender } from '../../mail/letters/letter.ts'
import { localeOf } from '../../lib/locale.ts'
import { writeLetter } from '../../mail/letters/write-letter.ts'
import { type Message, messageIdOf } from '../../mail/mail.ts'
import type { FinishedZip } from '../exports/exports.writing.service.ts'
import type { BackupRow } from './backups.queries.ts'

type Texts = ServerTexts['backups']

interface Recipient {
  username: string
  email: string
  language: Language
}

/**
 * The letter that leads to a finished ZIP. Its link asks for the login: whoever reads a mailbox must not get
 * everything that a member has made.
 */
export function downloadLetter(
  mail: Sender,
  { username, email, language }: Recipient,
  { exportId, size, timeExpires }: Pick<FinishedZip, 'exportId' | 'size' | 'timeExpires'>,
): Message {
  const texts = textsIn(language).backups
  const { subject, text, button, until } = texts.ready
  const letter = writeLetter(mail, {
    language,
    subject,
    username,
    parts: [
      text({ size: sizeText(texts, size) }),
      { button, url: mail.link('/settings/data') },
      until({ day: localeOf(language).day(timeExpires) }),
    ],
    why: texts.why,
  })
  return { ...letter, to: email, messageId: messageIdOf(mail, `backup-${exportId}`) }
}

/** The letter about an address that now receives the backups. */
export function changedLetter(
  mail: Sender,
  { username, email, language }: Recipient,
  { target }: Pick<BackupRow, 'target'>,
): Omit<Message, 'messageId'> {
  const texts = textsIn(language).backups
  const { subject, text, ifNot } = texts.changed
  const letter = writeLetter(mail, {
    language,
    subject,
    username,
    parts: [text({ place: placeOf(texts, target) }), ifNot, openSettings(mail, texts)],
    why: texts.why,
  })
  return { ...letter, to: email }
}

/** The letter about a schedule that ended after failures in a row. */
export function stoppedLetter(
  mail: Sender,
  { username, email, language }: Recipient,
  { target, failure, detail }: Pick<BackupRow, 'target' | 'failure' | 'detail'>,
): Omit<Message, 'messageId'> {
  const texts = textsIn(language).backups
  const { subject, text, last, advice } = texts.stopped
  const letter = writeLetter(mail, {
    language,
    subject,
    username,
    parts: [
      text({ place: placeOf(texts, target), count: backupFailuresMax }),
      last({ failure: textsIn(language).backupFailures[failure ?? 'internal'], detail }),
      advice,
      openSettings(mail, texts),
    ],
    why: texts.why,
  })
  return { ...letter, to: email }
}

function openSettings({ link }: Sender, { openSettings: button }: Texts) {
  return { button, url: link('/settings/data') }
}

function placeOf({ places }: Texts, target: BackupTarget): string {
  if (target.kind === 'mail') return places.mail
  if (target.kind === 'webDav') return places.webDav({ url: target.url })
  return places.s3({ bucket: target.bucket, endpoint: target.endpoint })
}

function sizeText({ kilobytes, megabytes }: Texts, bytes: number): string {
  if (bytes < 1_000_000) return kilobytes({ count: Math.max(1, Math.round(bytes / 1000)) })
  return megabytes({ count: bytes / 1_000_000 })
}
