import type { Translation } from '../../lib/translation.ts'
import type * as english from './favorites.messages.ts'

export const favoriteTexts: Translation<typeof english.favoriteTexts> = {
  heading: 'Favoriten',
  edit: 'Favoriten bearbeiten',
  none: 'Kein Favorit gewählt',
  current: 'Aktueller Favorit',
  choose: 'Favorit wählen',
  remove: (title) => `${title} aus deinen Favoriten entfernen`,
  failed: 'Etwas ist schiefgegangen',
  drawerFailed: 'Etwas ist schiefgegangen',
}
