import type { Translation } from '../../lib/translation.ts'
import type * as english from './menu.messages.ts'

export const menuTexts: Translation<typeof english.menuTexts> = {
  menuOf: (username) => `Menü von ${username}`,
  settings: 'Einstellungen',
  profile: 'Profil',
  notifications: 'Benachrichtigungen',
  unread: 'Ungelesene Benachrichtigungen',
  friends: (requests) => (requests === null ? 'Freunde' : `Freunde (${requests})`),
  savedForLater: 'Merkliste',
  worksEngaged: 'Gesehen, gelesen, gehört',
  lists: 'Listen',
  import: 'Importieren',
  dashboard: 'Verwaltung',
  light: 'Helle Ansicht',
  dark: 'Dunkle Ansicht',
  logOut: 'Abmelden',
}
