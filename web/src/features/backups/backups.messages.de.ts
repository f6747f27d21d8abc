import { backupFailuresMax, backupsKept } from '@medley/contract/administration/backup-failures'
import { backupFailureTexts } from '@medley/messages/backup-failures.de'
import type { Backup } from '@medley/contract/administration/backups'
import { formatDate } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './backups.messages.ts'

export const backupsTexts: Translation<typeof english.backupsTexts> = {
  heading: 'Automatisch sichern',
  intro: `Regelmäßig ein frisches ZIP an einen Ort deiner Wahl. In einem Ordner oder Bucket bleiben die neuesten ${backupsKept}.`,
  frequency: 'Wie oft',
  off: 'Nie',
  weekly: 'Wöchentlich',
  monthly: 'Monatlich',
  place: 'Wohin',
  mail: 'Per E-Mail, mit einem Link zum Herunterladen',
  webDav: 'In einen WebDAV-Ordner, etwa Nextcloud',
  s3: 'In einen eigenen S3-Bucket',
  url: 'Adresse des Ordners',
  urlHint: 'Etwa https://cloud.example/remote.php/dav/files/ann/medley/',
  username: 'Benutzername',
  password: 'Passwort',
  passwordHint:
    'Am besten eines nur für Apps. Es wird verschlüsselt gespeichert und nie wieder gezeigt.',
  kept: 'Leer lassen, um das gespeicherte zu behalten.',
  endpoint: 'Adresse des Dienstes',
  endpointHint: 'Etwa https://s3.eu-central-1.amazonaws.com',
  region: 'Region',
  bucket: 'Bucket',
  prefix: 'Ordner im Bucket (optional)',
  keyId: 'Schlüssel-ID',
  secretKey: 'Geheimer Schlüssel',
  secretKeyHint: 'Er wird verschlüsselt gespeichert und nie wieder gezeigt.',
  save: 'Speichern',
  saved: 'Gespeichert',
  run: 'Jetzt sichern',
  remove: 'Adresse und Passwort löschen',
  removed: 'Gelöscht',
  running: 'Die Sicherung läuft. Du kannst diese Seite schließen.',
  tooOften: 'Das war zu oft. Bitte versuch es später noch einmal.',
  failed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  loadFailed: 'Etwas ist schiefgegangen',
}

const timeText = (time: string) => formatDate(time, 'longTime')

export function stateTexts({ isRunning, isStopped, lastRun, timeNext }: Backup): string[] {
  if (isRunning) return [backupsTexts.running]
  return [
    ...(lastRun ? [lastText(lastRun)] : []),
    ...(isStopped
      ? [
          `Nach ${backupFailuresMax} Fehlschlägen angehalten; sobald eine Sicherung gelingt, geht es weiter.`,
        ]
      : []),
    ...(timeNext === null ? [] : [`Nächste Sicherung: ${timeText(timeNext)}.`]),
  ]
}

function lastText({ time, failure, detail, isPruned }: NonNullable<Backup['lastRun']>): string {
  if (failure !== null) {
    const answer = detail === null ? '' : ` (${detail})`
    return `Die Sicherung vom ${timeText(time)} ist gescheitert. ${backupFailureTexts[failure]}${answer}`
  }
  const rest = isPruned ? '' : ' Ältere Kopien ließen sich nicht löschen.'
  return `Letzte Sicherung: ${timeText(time)}.${rest}`
}
