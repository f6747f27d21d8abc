import type { Translation } from '../../lib/translation.ts'
import type * as english from './statistics.messages.ts'

export const statisticsTexts: Translation<typeof english.statisticsTexts> = {
  own: 'Deine Statistik',
  of: (name) => `Statistik von ${name}`,
  loadFailed: 'Die Statistik konnte nicht geladen werden.',
  year: 'Jahr',
  medium: 'Medium',
  allTime: 'Gesamt',
  all: 'Alle',
  none: 'Noch nichts zu zählen',
  noneOwn: 'Trag ein, was du siehst, liest oder hörst, dann entstehen hier deine Jahre.',
  noneOther: (name) => `Das Tagebuch von ${name} ist noch leer.`,
  noneInPeriod: 'Dazu steht nichts im Tagebuch. Vielleicht in einem anderen Jahr oder Medium.',
  goals: 'Ziele',
  toDiary: 'Zum Tagebuch',
}
