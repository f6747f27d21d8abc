import type { Translation } from '../../lib/translation.ts'
import type * as english from './menu.messages.ts'

export const menuTexts: Translation<typeof english.menuTexts> = {
  settings: 'Einstellungen',
  profile: 'Profil',
  notifications: 'Benachrichtigungen',
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
