import type { Translation } from '../../lib/translation.ts'
import type * as english from './sources.messages.ts'

export const sourcesTexts: Translation<typeof english.sourcesTexts> = {
  title: 'Quellen',
  failed: 'Die Quellen konnten nicht geladen werden',
  none: 'Keine Online-Quelle ist in Betrieb. Nur das mitgelieferte Regal antwortet.',
  states: { ok: 'Läuft', failing: 'Gestört', unknown: 'Noch nicht benutzt' },
  lastAnswer: (time) => `Letzte Antwort: ${time}`,
  lastFailure: (time, fault) => `Letzter Fehler: ${time}, ${fault}`,
}

export const creditsTexts: Translation<typeof english.creditsTexts> = {
  title: 'Quellen',
  link: 'Woher diese Daten kommen',
  lead: 'Medley baut auf der Arbeit anderer auf. Danke.',
  shelf: 'Das mitgelieferte Regal',
  sources: 'Online-Quellen',
  noSources: 'Im Moment keine.',
  type: 'Schriften und Symbole',
  typefaces: [
    {
      text: 'Newsreader von Production Type, unter der SIL Open Font License 1.1',
      url: 'https://github.com/productiontype/Newsreader',
    },
    {
      text: 'Source Sans 3 von Adobe, unter der SIL Open Font License 1.1',
      url: 'https://github.com/adobe-fonts/source-sans',
    },
    { text: 'Symbole von Lucide, unter der ISC License', url: 'https://lucide.dev/license' },
  ],
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
