import type { Translation } from '../../lib/translation.ts'
import type * as english from './mutes.messages.ts'

export const muteTexts: Translation<typeof english.muteTexts> = {
  muteUser: 'Stummschalten',
  unmuteUser: 'Nicht mehr stummschalten',
  mute: (username) => `${username} stummschalten`,
  unmute: 'Nicht mehr stumm',
  unmuteNamed: (name) => `${name} nicht mehr stummschalten`,
  muted: (username) => `Du siehst nicht mehr, was ${username} schreibt. Davon erfährt niemand.`,
  unmuted: (username) => `Du siehst wieder, was ${username} schreibt`,
  undo: 'Rückgängig',
  youMuted: (name) => `Du hast ${name} stummgeschaltet`,
  youMutedDetail: 'Die Kritiken siehst du nur hier. Davon erfährt niemand.',
  heading: 'Stummgeschaltet',
  explanation:
    'Kritiken, Kommentare und Mitteilungen dieser Mitglieder erreichen dich nicht. Davon erfahren sie nichts.',
  none: 'Du hast niemanden stummgeschaltet',
  failed: 'Etwas ist schiefgegangen',
}
