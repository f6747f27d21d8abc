import { backupFailuresMax } from '@medley/contract/administration/backup-failures'
import { backupFailureTexts } from '@medley/messages/backup-failures.de'
import { localeOf } from '../../lib/locale.ts'
import type * as english from './backups.messages.ts'

const { day, number } = localeOf('de')

export const backupLetterTexts: typeof english.backupLetterTexts = {
  ready: {
    subject: 'Deine Medley-Sicherung ist fertig',
    text: (size) =>
      `Deine Sicherung von Medley ist fertig: ein ZIP (${size}) mit allem, was du hier gemacht hast. Melde dich an, um es herunterzuladen:`,
    button: 'Herunterladen',
    until: (time) =>
      `Es wird bis zum ${day(time)} aufbewahrt. Wie oft und wohin gesichert wird, legst du auf derselben Seite fest.`,
  },
  changed: {
    subject: 'Deine Medley-Sicherungen haben einen neuen Ort',
    text: (place) => `Sicherungen von allem, was du auf Medley gemacht hast, gehen jetzt ${place}.`,
    ifNot:
      'Wenn du das nicht warst, lege ein neues Passwort fest und entferne die Sicherung in deinen Einstellungen:',
  },
  stopped: {
    subject: 'Deine Medley-Sicherungen sind angehalten',
    text: (place) =>
      `Deine automatische Sicherung ${place} ist ${backupFailuresMax}-mal nacheinander gescheitert und wurde angehalten.`,
    last: (failure, detail) =>
      `Beim letzten Mal: ${backupFailureTexts[failure]}${detail === null ? '' : ` (${detail})`}`,
    advice:
      'Prüfe die Einstellungen und drücke auf „Jetzt sichern“; sobald das gelingt, geht es weiter:',
  },
  places: {
    mail: 'in dein Postfach',
    webDav: (url) => `in den WebDAV-Ordner ${url}`,
    s3: (bucket, endpoint) => `in den Bucket ${bucket} bei ${endpoint}`,
  },
  openSettings: 'Einstellungen öffnen',
  kilobytes: (count) => `${number(count)} kB`,
  megabytes: (count) => `${number(count)} MB`,
  why: 'Du bekommst diese E-Mail, weil für dein Konto Sicherungen eingerichtet sind oder angefordert wurden.',
}
