import { formatList, formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './operations.messages.ts'

export const operationsTexts: Translation<typeof english.operationsTexts> = {
  title: 'Betrieb',
  failed: 'Der Zustand des Servers konnte nicht geladen werden',
  glance: 'Auf einen Blick',
  mail: 'Wartende E-Mails',
  disk: 'Festplatte',
  diskFree: (free, total) => `${free} von ${total} frei`,
  backup: 'Nächtliche Sicherung',
  backupDone: (time, size) => `${time}, ${size}`,
  backupNone: 'Noch keine',
  backupOff: 'Aus: BACKUP_DIR ist nicht gesetzt',
  backupFailed: (time, failure) => `Gescheitert (${time}): ${failure}`,
  recommendations: 'Empfehlungen',
  runsFailed: 'Konnten nicht geladen werden',
  runsNone: 'Noch nicht berechnet',
  runsUnused: (time) => `${time}, noch nichts gelernt`,
  runsInUse: (time, mediums) => `${time}, gelernt für ${formatList(mediums)}`,
  buildNow: 'Jetzt berechnen',
  buildQueued: 'Die Empfehlungen werden innerhalb einer Minute berechnet',
  buildFailed: 'Die Berechnung konnte nicht gestartet werden',
  database: 'Datenbank',
  pictures: 'Gespeicherte Bilder',
  version: 'Medley',
  runtime: 'Läuft mit',
  runtimeOf: (node, postgres) => `Node.js ${node}, PostgreSQL ${postgres}`,
  details: 'Einzelheiten',
  schema: 'Schema',
  jobs: 'Aufträge',
  noJobs: 'Kein Auftrag wartet oder läuft, und in den letzten 24 Stunden ist keiner gescheitert.',
  waiting: (count) => `${formatNumber(count)} wartend`,
  delayed: (count) => `${formatNumber(count)} später fällig`,
  running: (count) => `${formatNumber(count)} laufend`,
  failedInDay: (count) => `${formatNumber(count)} in 24 Stunden gescheitert`,
  oldest: (minutes) =>
    `der älteste seit ${plural(minutes, { one: '# Minute', other: '# Minuten' })}`,
  failedJobs: 'Gescheiterte Aufträge',
  tries: (time, tries) =>
    `Aufgegeben nach ${plural(tries, { one: '# Versuch', other: '# Versuchen' })}: ${time}`,
  retry: 'Erneut versuchen',
  retryJob: (kind) => `Erneut versuchen: ${kind}`,
  retried: 'Der Auftrag läuft in wenigen Sekunden',
  retryFailed: 'Der Auftrag konnte nicht neu gestartet werden',
  errors: 'Fehler der letzten 24 Stunden',
  noErrors: 'Keine.',
  times: (count, time) => `${plural(count, { one: 'Einmal', other: '#-mal' })}, zuletzt: ${time}`,
  request: (id) => `Anfrage ${id}`,
}

/** Such as `3,4 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000_000) return `${formatNumber(Math.round(bytes / 1_000_000))} MB`
  return `${formatNumber(bytes / 1_000_000_000)} GB`
}
