import type { Translation } from '../../lib/translation.ts'
import type * as english from './shell.messages.ts'

export const shellTexts: Translation<typeof english.shellTexts> = {
  main: 'Hauptmenü',
  home: 'Medley, Startseite',
  explore: 'Entdecken',
  forYou: 'Für dich',
  discover: 'Entdecken',
  createAccount: 'Konto anlegen',
  noConnection: 'Keine Verbindung',
  opensOnline: 'Diese Seite öffnet sich von selbst, sobald du wieder online bist.',
  skip: 'Zum Inhalt springen',
  about: 'Über Medley',
  credits: 'Quellen',
  privacyPolicy: 'Datenschutz',
  terms: 'Nutzungsbedingungen',
  otherLanguage: { code: 'en', name: 'English' },
  failed: 'Etwas ist schiefgegangen',
  newVersion: 'Es gibt eine neue Version von Medley',
  reload: 'Neu laden',
  goHome: 'Zur Startseite',
  menuOf: (username) => `Menü von ${username}`,
  notifications: 'Benachrichtigungen',
  notificationsUnread: 'Neue Benachrichtigungen',
  unread: 'Ungelesene Benachrichtigungen',
  reports: 'Offene Meldungen',
}

export const menuTexts: Translation<typeof english.menuTexts> = {
  settings: 'Einstellungen',
  profile: 'Profil',
  diary: 'Tagebuch',
  notifications: 'Benachrichtigungen',
  friends: (requests) => (requests === null ? 'Freunde' : `Freunde (${requests})`),
  savedForLater: 'Merkliste',
  worksEngaged: 'Gesehen, gelesen, gehört',
  lists: 'Listen',
  import: 'Importieren',
  dashboard: (reports) => (reports === null ? 'Verwaltung' : `Verwaltung (${reports})`),
  light: 'Helle Ansicht',
  dark: 'Dunkle Ansicht',
  logOut: 'Abmelden',
}

export const barTexts: Translation<typeof english.barTexts> = {
  tabs: 'Bereiche',
  home: 'Start',
  forYou: 'Für dich',
  discover: 'Entdecken',
  saved: 'Merkliste',
  lists: 'Listen',
  logIn: 'Anmelden',
  join: 'Mitmachen',
  rate: 'Bewerten',
  you: 'Du',
}
