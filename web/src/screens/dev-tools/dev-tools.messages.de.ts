import type { Translation } from '../../lib/translation.ts'
import type * as english from './dev-tools.messages.ts'

export const devToolsTexts: Translation<typeof english.devToolsTexts> = {
  title: 'Entwicklerwerkzeuge',
  lead: 'Zum Ausprobieren von Teilen des Produkts.',
  toPlayground: 'Formular zum Hochladen eines Bilds testen',
}
