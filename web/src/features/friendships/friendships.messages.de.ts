import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './friendships.messages.ts'

export const friendshipTexts: Translation<typeof english.friendshipTexts> = {
  connections: 'Freunde',
  request: 'Freundschaftsanfrage',
  requests: 'Anfragen',
  add: 'Hinzufügen',
  requested: 'Angefragt',
  friends: 'Freunde',
  friendsOf: (username) => `Freunde von ${username}`,
  theirFriends: (name) => `Freunde von ${name}`,
  recommended: 'Empfohlen',
  suggestions: 'Vorschläge',
  approve: 'Annehmen',
  decline: 'Ablehnen',
  cancel: 'Zurückziehen',
  remove: 'Entfernen',
  keep: 'Behalten',
  removePrompt: (name) => `${name} wirklich aus deiner Freundesliste entfernen?`,
  removed: 'Nicht mehr befreundet',
  failed: 'Etwas ist schiefgegangen',
  wantsToBeFriends: (name) => `${name} möchte mit dir befreundet sein`,
  sentByYou: 'Von dir gesendet',
  nothingToAnswer: 'Keine Anfragen',
  nobodyYet: 'Noch keine Freunde',
  nobodyYetDetail: 'Freunde füllen deine Startseite, und ihre Meinung steht bei jedem Werk.',
  findFriends: 'Freunde finden',
  withYourTaste: 'Leute mit deinem Geschmack',
}

export const friendPickerTexts: Translation<typeof english.friendPickerTexts> = {
  search: 'Freunde durchsuchen',
  all: (count) => `Alle ${formatNumber(count)} Freunde`,
  nobody: 'Kein Freund mit diesem Namen',
  none: 'Du hast hier noch keine Freunde.',
  find: 'Leute finden',
  failed: 'Deine Freunde ließen sich nicht laden',
}
