import type { Translation } from '../../lib/translation.ts'
import type * as english from './navbar-search.messages.ts'

export const navbarSearchTexts: Translation<typeof english.navbarSearchTexts> = {
  title: 'Suche',
  everything: 'Alles durchsuchen',
}
