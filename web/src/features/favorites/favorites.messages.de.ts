import type { Translation } from '../../lib/translation.ts'
import type * as english from './favorites.messages.ts'

export const favoriteTexts: Translation<typeof english.favoriteTexts> = {
  heading: 'Lieblingswerke',
  edit: 'Lieblingswerke bearbeiten',
  none: 'Noch kein Lieblingswerk',
  chooseYours: 'Wähle deine Lieblingswerke',
  current: 'Aktuelles Lieblingswerk',
  choose: 'Lieblingswerk wählen',
  remove: (title) => `${title} aus deinen Lieblingswerken entfernen`,
  failed: 'Etwas ist schiefgegangen',
  drawerFailed: 'Etwas ist schiefgegangen',
}
