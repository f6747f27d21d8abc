import type { Translation } from '../../lib/translation.ts'
import type * as english from './profiles.messages.ts'

export const profileTexts: Translation<typeof english.profileTexts> = {
  menu: 'Profilmenü',
  addFriend: 'Freundschaft anfragen',
  requestSent: 'Angefragt',
  alreadyFriends: 'Befreundet',
  friendList: 'Freunde',
  worksEngaged: 'Gesehen, gelesen, gehört',
  diary: 'Tagebuch',
  savedForLater: 'Merkliste',
  lists: 'Listen',
  settings: 'Einstellungen',
  reviews: 'Rezensionen',
  saved: 'Merkliste',
  friends: 'Freunde',
  tabs: 'Seiten dieser Person',
  overall: 'Insgesamt',
  thisYear: 'Dieses Jahr',
  medium: 'Medium',
  byMedium: 'Nach Medium',
  statistics: 'Statistik',
  failed: 'Etwas ist schiefgegangen',
}
