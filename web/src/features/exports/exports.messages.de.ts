import { formatDate, formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './exports.messages.ts'

export const exportsTexts: Translation<typeof english.exportsTexts> = {
  intro:
    'Ein ZIP mit allem, was du hier gemacht hast: Rezensionen mit Datum und Bewertung, Listen, was du gesehen, gelesen, gehört und dir gemerkt hast, Lieblingswerke, Kommentare, Likes und dein Bild. Ein anderes Medley liest es, wie es ist; für Letterboxd, Goodreads und Trakt sind Dateien dabei.',
  make: 'Meine Daten exportieren',
  makeNew: 'Neu exportieren',
  making: 'Dein ZIP entsteht gerade. Du kannst diese Seite schließen.',
  ready: (bytes, until) =>
    `Dein ZIP ist fertig. ${sizeText(bytes)}, aufgehoben bis ${formatDate(until, 'longDay')}.`,
  failed: 'Das ZIP konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  download: 'Herunterladen',
  requestFailed: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  downloadFailed: 'Das ZIP konnte nicht geladen werden. Bitte versuch es noch einmal.',
  tooOften: 'Das war zu oft. Bitte versuch es später noch einmal.',
  loadFailed: 'Etwas ist schiefgegangen',
}

function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1000)))} kB`
  return `${formatNumber(bytes / 1_000_000)} MB`
}
