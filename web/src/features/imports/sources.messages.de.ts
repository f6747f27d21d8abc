import { productName } from '@medley/messages/titles'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './sources.messages.ts'

export { importSourceTexts } from '@medley/messages/import-sources.de'

export const comingFromTexts: Translation<typeof english.comingFromTexts> = {
  title: 'Von wo ziehst du um?',
  lead: `Nimm zu ${productName} mit, was du bewertet, gesehen, gelesen und gehört hast.`,
  groups: 'Arten von Diensten',
  more: (name) => `Was von ${name} mitkommt`,
  createAccount: 'Konto anlegen',
  importNow: 'Jetzt importieren',
  others: 'Oder von woanders?',
}
