import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './filter-words.messages.ts'

export const filterWordTexts: Translation<typeof english.filterWordTexts> = {
  heading: 'Wörter in Kommentaren',
  explanation:
    'Einen Kommentar unter deinen Rezensionen mit einem dieser Wörter sieht nur, wer ihn geschrieben hat. Du bekommst keine Benachrichtigung.',
  label: 'Wort oder Wendung',
  hint: 'Ganze Wörter; Großschreibung und Akzente sind egal.',
  add: 'Hinzufügen',
  words: 'Gefilterte Wörter',
  none: 'Du filterst keine Wörter',
  added: (word) => `${word} wird gefiltert`,
  remove: (word) => `${word} entfernen`,
  required: 'Pflichtfeld',
  needsLetter: 'Es braucht einen Buchstaben oder eine Ziffer',
  tooLong: (max) => `Höchstens ${formatNumber(max)} Zeichen`,
  tooMany: (max) => `Höchstens ${formatNumber(max)} Wörter`,
  present: 'Wird schon gefiltert',
  failed: 'Etwas ist schiefgegangen',
  failedInside: 'Nicht gespeichert. Dein Text ist noch da.',
}
