import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.circle.messages.ts'

export const circleTexts: Translation<typeof english.circleTexts> = {
  title: (year) => `${year} mit Freunden`,
  own: 'Dein eigenes Jahr',
  loadFailed: 'Das Jahr konnte nicht geladen werden.',
  none: 'Noch nichts gemeinsam',
  noneHint: 'Sobald Freunde dieselben Werke eintragen, trefft ihr euch hier.',
  common: 'Das kennen die meisten von euch',
  people: (count) => plural(count, { one: '# von euch', other: '# von euch' }),
  quarrel: 'Der Streit des Jahres',
  busiest: 'Am meisten gesehen, gelesen und gehört',
  works: (count) => plural(count, { one: '# Werk', other: '# Werke' }),
}
