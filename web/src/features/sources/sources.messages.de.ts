import type { Translation } from '../../lib/translation.ts'
import type * as english from './sources.messages.ts'

export const sourcesTexts: Translation<typeof english.sourcesTexts> = {
  title: 'Quellen',
  failed: 'Die Quellen konnten nicht geladen werden',
  none: 'Keine Quelle im Netz ist in Betrieb. Nur das eigene Regal antwortet.',
  states: { ok: 'Antwortet', failing: 'Gestört', unknown: 'Noch nicht gefragt' },
  lastAnswer: (time) => `Letzte Antwort: ${time}`,
  lastFailure: (time, fault) => `Letzter Fehler: ${time}, ${fault}`,
}

const faults: Record<string, string> = {
  unreachable: 'nicht erreichbar',
  timeout: 'zu langsam',
  throttled: 'zu viele Anfragen',
  refused: 'Schlüssel abgelehnt',
  failed: 'hat einen Fehler gemeldet',
  unreadable: 'Antwort unlesbar',
  'too-large': 'Antwort zu groß',
  'private-address': 'Adresse nicht im öffentlichen Netz',
}

export function faultInWords(fault: string): string {
  return faults[fault] ?? fault
}
