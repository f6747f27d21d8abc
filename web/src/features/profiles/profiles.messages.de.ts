import type { Translation } from '../../lib/translation.ts'
import type * as english from './profiles.messages.ts'

export const profileTexts: Translation<typeof english.profileTexts> = {
  menu: 'Profilmenü',
  addFriend: 'Als Freund hinzufügen',
  requestSent: 'Freundschaft angefragt',
  alreadyFriends: 'Schon befreundet',
  friendList: 'Freunde',
  worksEngaged: 'Gesehen, gelesen, gehört',
  diary: 'Tagebuch',
  savedForLater: 'Merkliste',
  lists: 'Listen',
  settings: 'Einstellungen',
  reviews: 'Kritiken',
  saved: 'Gemerkt',
  friends: 'Freunde',
  tabs: 'Seiten dieser Person',
  overall: 'Insgesamt',
  thisYear: 'Dieses Jahr',
  medium: 'Art',
  byMedium: 'Nach Art',
  failed: 'Etwas ist schiefgegangen',
}
