import type { Translation } from '../../lib/translation.ts'
import type * as english from './left-out.messages.ts'

export const csvTexts: Translation<typeof english.csvTexts> = {
  title: 'Titel',
  year: 'Jahr',
  creators: 'Urheber',
  file: 'Datei',
  line: 'Zeile',
  reason: 'Grund',
}
