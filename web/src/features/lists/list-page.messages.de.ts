import type { Translation } from '../../lib/translation.ts'
import type * as english from './list-page.messages.ts'

export const listPageTexts: Translation<typeof english.listPageTexts> = {
  sortBy: 'Sortieren nach',
  medium: 'Medium',
  all: 'Alle',
  sorts: {
    position: 'Reihenfolge',
    title: 'Titel',
    newest: 'Zuletzt hinzugefügt',
    oldest: 'Zuerst hinzugefügt',
  },
  edit: 'Bearbeiten',
  by: 'von',
  listsOf: (username) => `Alle Listen von @${username}`,
  number: 'Platz',
}
