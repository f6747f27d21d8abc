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

export const shelfTexts: Translation<typeof english.shelfTexts> = {
  headings: {
    film: 'Lieblingsfilme',
    tvShow: 'Lieblingsserien',
    book: 'Lieblingsbücher',
    album: 'Lieblingsalben',
    podcast: 'Lieblingspodcasts',
  },
  edit: 'Dein Regal',
  hint: 'Bis zu vier, neben dem einen Lieblingswerk. In dieser Reihenfolge stehen sie in deinem Profil.',
  add: 'Ins Regal stellen',
  full: 'Dein Regal ist voll',
  moveUp: (title) => `${title} nach oben`,
  moveDown: (title) => `${title} nach unten`,
  remove: (title) => `${title} aus dem Regal nehmen`,
  failed: 'Etwas ist schiefgegangen',
}
