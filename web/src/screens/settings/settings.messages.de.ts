import { titled } from '@medley/messages/titles'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './settings.messages.ts'

export const settingsPageTexts: Translation<typeof english.settingsPageTexts> = {
  title: 'Einstellungen',
  sectionTitle: (section) => titled(`${sectionTexts[section].name} · Einstellungen`),
  sections: 'Bereiche der Einstellungen',
  name: 'Name',
  picture: 'Profilbild',
  aboutYou: 'Über dich',
  goals: 'Ziele',
  toGoals: 'Nimm dir etwas für das Jahr vor, wenn du magst',
  email: 'E-Mail-Adresse',
  deleteAccount: 'Konto löschen',
  deletion: 'Löscht dein Profil und alles, was du geschrieben hast, sofort und endgültig.',
  password: 'Passwort',
  secondFactor: 'Anmeldung in zwei Schritten',
  sessions: 'Wo du angemeldet bist',
  audience: 'Wer dich sieht',
  people: 'Stummgeschaltet und blockiert',
  import: 'Importieren',
  toImport: 'Bring mit, was du bei Letterboxd, Goodreads oder anderswo hast',
  export: 'Nimm deine Daten mit',
  feedback: 'Rückmeldung',
  feedbackHint: 'Einen Fehler melden oder etwas vorschlagen',
  failed: 'Etwas ist schiefgegangen',
}

export const gapTexts: Translation<typeof english.gapTexts> = {
  heading: 'Auf deinem Profil',
  shelf: 'Bis zu vier Lieblingswerke eines Mediums ins Regal stellen',
  pin: 'Öffne eine deiner Rezensionen, um sie dort anzuheften',
}

export const sectionTexts: Translation<typeof english.sectionTexts> = {
  profile: { name: 'Profil', hint: 'Dein Name und dein Bild' },
  appearance: { name: 'Darstellung', hint: 'Hell oder dunkel, deine Sprache' },
  account: { name: 'Konto', hint: 'Deine E-Mail-Adresse; Konto löschen' },
  security: {
    name: 'Anmeldung und Sicherheit',
    hint: 'Passwort, Anmeldung in zwei Schritten, wo du angemeldet bist',
  },
  notifications: {
    name: 'Benachrichtigungen',
    hint: 'Was du auf Medley und per E-Mail erfährst',
  },
  privacy: { name: 'Privatsphäre', hint: 'Wer dich sieht, und was du nicht sehen möchtest' },
  invitations: { name: 'Einladungen', hint: 'Links, über die andere dazukommen' },
  data: { name: 'Deine Daten', hint: 'Import, Export und Sicherungen' },
}

export const themeTexts: Translation<typeof english.themeTexts> = {
  darkMode: 'Dunkle Ansicht',
  matchDevice: 'Wie auf diesem Gerät',
}

export const titleTexts: Translation<typeof english.titleTexts> = {
  heading: 'Folgentitel',
  cover: 'Verdecken, was in meinen laufenden Serien noch vor mir liegt',
}
