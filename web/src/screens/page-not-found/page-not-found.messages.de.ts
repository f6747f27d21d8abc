import type { Translation } from '../../lib/translation.ts'
import type * as english from './page-not-found.messages.ts'

export const notFoundTexts: Translation<typeof english.notFoundTexts> = {
  title: 'Seite nicht gefunden',
  detail: 'Die Seite, die du suchst, gibt es hier nicht',
  home: 'Zur Startseite',
  search: 'Suche',
}
