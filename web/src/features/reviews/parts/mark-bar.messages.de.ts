import type { Translation } from '../../../lib/translation.ts'
import type * as english from './mark-bar.messages.ts'

export const markBarTexts: Translation<typeof english.markBarTexts> = {
  bar: 'Formatieren',
  bold: 'Fett',
  italic: 'Kursiv',
  quote: 'Zitat',
  spoiler: 'Als Spoiler markieren',
  page: 'Zitat von Seite …',
  pageNumber: 'Seite',
  insert: 'Zitat einfügen',
  onPage: (page) => `S. ${page}`,
  preview: 'Vorschau',
  nothing: 'Noch nichts für eine Vorschau',
}
