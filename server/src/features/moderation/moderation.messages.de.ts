import { localeOf } from '../../lib/locale.ts'
import type * as english from './moderation.messages.ts'
import type { ActType } from './moderation.queries.ts'

const { day } = localeOf('de')

/** The thing as the subject of a sentence, and after `zu`. */
const nouns: Record<ActType, [string, string]> = {
  user: ['Dein Konto', 'deinem Konto'],
  review: ['Deine Rezension', 'deiner Rezension'],
  comment: ['Dein Kommentar', 'deinem Kommentar'],
  list: ['Deine Liste', 'deiner Liste'],
  picture: ['Dein Profilbild', 'deinem Profilbild'],
  profileTexts: ['Dein Profiltext', 'deinem Profiltext'],
  work: ['Dein Werk', 'deinem Werk'],
  sentWork: ['Deine Nachricht an Freunde', 'deiner Nachricht an Freunde'],
  remark: ['Deine Anmerkung', 'deiner Anmerkung'],
}

export const decisionTexts: typeof english.decisionTexts = {
  subjects: {
    remove: (type) => `${nouns[type][0]} wurde entfernt`,
    warn: (type) => `Eine Verwarnung zu ${nouns[type][1]}`,
    suspend: () => 'Dein Konto ist gesperrt',
    restore: () => 'Dein Konto ist nicht mehr gesperrt',
  },
  item: (summary) => `Darum geht es: ${summary}`,
  reason: (reason) => `Begründung: ${reason}`,
  suspension: (end) =>
    `Die Sperre gilt ${end === null ? 'bis auf Weiteres' : `bis zum ${day(end)}`}. Solange kannst du dich anmelden, um deine Daten zu exportieren oder das Konto zu löschen.`,
  ifWrong: 'Wenn du das für falsch hältst, sag es uns:',
  object: 'Widersprechen',
  why: 'Du bekommst diese E-Mail, weil über dein Konto oder etwas, das du geschrieben hast, entschieden wurde.',
}
