import type { Translation } from '../../lib/translation.ts'
import type * as english from './mutes.messages.ts'

export const muteTexts: Translation<typeof english.muteTexts> = {
  muteUser: 'Stummschalten',
  unmuteUser: 'Stummschaltung aufheben',
  mute: (username) => `${username} stummschalten`,
  unmute: 'Aufheben',
  unmuteNamed: (name) => `Stummschaltung von ${name} aufheben`,
  muted: (username) => `Du siehst nicht mehr, was ${username} schreibt. Davon erfährt niemand.`,
  unmuted: (username) => `Du siehst wieder, was ${username} schreibt`,
  undo: 'Rückgängig',
  youMuted: (name) => `Du hast ${name} stummgeschaltet`,
  youMutedDetail: 'Diese Rezensionen siehst du nur hier. Davon erfährt niemand.',
  heading: 'Stummgeschaltet',
  explanation:
    'Rezensionen, Kommentare und Benachrichtigungen dieser Mitglieder erreichen dich nicht. Davon erfahren sie nichts.',
  none: 'Du hast niemanden stummgeschaltet',
  failed: 'Etwas ist schiefgegangen',
}
