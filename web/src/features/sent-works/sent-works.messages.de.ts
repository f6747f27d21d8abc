import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './sent-works.messages.ts'

export const sentWorksTexts: Translation<typeof english.sentWorksTexts> = {
  sendWork: (title) => `${title} schicken`,
  to: 'An',
  note: 'Nachricht dazu',
  noteHint: (max) => `Wenn du magst, höchstens ${max} Zeichen.`,
  noteTooLong: (max) => `Höchstens ${max} Zeichen`,
  noneChosen: 'Wähle jemanden aus',
  tooMany: (max) => `Höchstens ${max} Freunde auf einmal`,
  confirm: 'Schicken',
  cancel: 'Abbrechen',
  sent: (count) =>
    plural(count, {
      one: 'Geschickt. Du erfährst, wie es ankam.',
      other: 'An # Freunde geschickt. Du erfährst, wie es ankam.',
    }),
  failed: 'Etwas ist schiefgegangen',
  notSent: 'Das ließ sich nicht schicken',
  fromFriends: 'Von Freunden',
  whose: 'Welche Werke',
  received: 'Bekommen',
  sentByYou: 'Geschickt',
  sentYou: ' empfiehlt dir ',
  youSent: 'Du empfiehlst ',
  toWhom: ', an ',
  sentYouThis: ' empfiehlt dir das',
  noneReceived: 'Noch nichts von Freunden',
  noneReceivedDetail: 'Hier steht, was Freunde dir von der Seite eines Werks aus schicken.',
  noneSent: 'Du hast noch nichts geschickt',
  noneSentDetail: 'Schick ein Werk von seiner Seite aus, und du erfährst, wie es ankam.',
  youGave: (rating) => `Von dir: ${rating}`,
  theyGave: (rating) => `Bewertet mit ${rating} von 10`,
  notRated: 'Noch nicht bewertet',
  menu: (title, who) => `Aktionen für ${title}, ${who}`,
  remove: 'Aus der Liste nehmen',
  takeBack: 'Zurücknehmen',
  removed: 'Entfernt',
  undo: 'Rückgängig',
  restored: 'Wieder auf der Liste',
  report: 'Nachricht melden',
  more: 'Mehr laden',
  counted: { one: '1 Werk', many: 'Werke', none: 'Noch nichts von Freunden' },
}

export const sendButtonTexts: Translation<typeof english.sendButtonTexts> = {
  send: 'An einen Freund schicken',
  sendNamed: (title) => `${title} an einen Freund schicken`,
  failed: 'Etwas ist schiefgegangen',
}
