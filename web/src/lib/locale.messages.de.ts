import type { Translation } from './translation.ts'
import type * as english from './locale.messages.ts'

export const localeTexts: Translation<typeof english.localeTexts> = {
  language: 'de',
  listLanguage: 'de',
  groupSign: '.',
  decimalSign: ',',
  unknownDate: 'Datum unbekannt',
  today: 'Heute',
  yesterday: 'Gestern',
  justNow: 'gerade eben',
  minutesAgo: (count) => `vor ${count} Min.`,
  hoursAgo: (count) => `vor ${count} Std.`,
}
