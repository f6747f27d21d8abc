import type { Translation } from '../../lib/translation.ts'
import type * as english from './favorite-shelves.messages.ts'

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
