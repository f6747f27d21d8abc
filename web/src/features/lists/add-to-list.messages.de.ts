import type { Translation } from '../../lib/translation.ts'
import type * as english from './add-to-list.messages.ts'

export const addToListTexts: Translation<typeof english.addToListTexts> = {
  addToList: 'Auf eine Liste setzen',
  addNamed: (title) => `${title} auf eine Liste setzen`,
  failed: 'Etwas ist schiefgegangen',
}
