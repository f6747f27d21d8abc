import type { Translation } from '../../lib/translation.ts'
import type * as english from './home.messages.ts'

export const homeFeedTexts: Translation<typeof english.homeFeedTexts> = {
  noPosts: 'Keine Beiträge',
  filter: 'Filter',
  noFilter: 'Alle',
  home: 'Startseite',
  createRating: 'Etwas bewerten',
  rate: 'Bewerten',
  write: 'Rezension schreiben',
  findFriends: 'Freunde finden',
  countedPosts: { one: '1 Beitrag', many: 'Beiträge', none: 'Keine Beiträge' },
}
