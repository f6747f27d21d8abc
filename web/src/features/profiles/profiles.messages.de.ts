import { plural } from '../../lib/locale.ts'
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
  stats: 'Statistik',
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
  byMedium: 'Medien',
  failed: 'Etwas ist schiefgegangen',
}

export const closedTexts: Translation<typeof english.closedTexts> = {
  closed: {
    members: 'Nur Mitglieder sehen mehr',
    friends: 'Nur Freunde sehen mehr',
  },
  closedDetail: {
    members: (name) => `Melde dich an, um zu sehen, was ${name} schaut, liest und hört.`,
    friends: (name) => `${name} zeigt nur Freunden, was auf dem Programm steht.`,
  },
}

export const profileTextsTexts: Translation<typeof english.profileTextsTexts> = {
  bio: 'In einem Satz',
  left: (count) => plural(count, { one: 'Noch # Zeichen', other: 'Noch # Zeichen' }),
  place: 'Ort',
  link: 'Link',
  linkStart: 'https://',
  invalidLink: 'Muss eine Adresse wie https://example.com sein',
  pronouns: 'Pronomen',
  pronounsHint: 'So, wie andere sie lesen sollen, etwa sie/ihr',
  save: 'Speichern',
  saved: 'Profil aktualisiert',
  failed: 'Etwas ist schiefgegangen',
}
