import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './notifications.messages.ts'

export const noticeTexts: Translation<typeof english.noticeTexts> = {
  decided: {
    remove: (thing) => `Entfernt: ${thing}`,
    warn: (thing) => `Verwarnung: ${thing}`,
    suspend: () => 'Dein Konto wurde gesperrt',
    restore: () => 'Dein Konto ist nicht mehr gesperrt',
  },
  things: {
    user: 'dein Konto',
    review: 'deine Kritik',
    comment: 'dein Kommentar',
    list: 'deine Liste',
    picture: 'dein Profilbild',
    work: 'dein Werk',
  },
  reason: (reason) => `Begründung: ${reason}`,
  until: (day) => `bis ${day}`,
  object: 'Widersprechen',
}

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Mitteilungen',
  unread: 'Ungelesene Mitteilungen',
  newOnes: 'Neue Mitteilungen',
  older: 'Ältere Mitteilungen',
  nothingNew: 'Keine neuen Mitteilungen',
  nothingNewDetail: 'Kommentare, Likes und Freundschaftsanfragen erscheinen hier.',
  nothingOlder: 'Keine älteren Mitteilungen',
  more: 'Mehr laden',
  markAll: 'Alle als gelesen markieren',
  markFailed:
    'Die Mitteilungen ließen sich nicht als gelesen markieren. Bitte versuch es noch einmal.',
  counted: { one: '1 Mitteilung', many: 'Mitteilungen', none: 'Keine Mitteilungen' },
  failed: 'Etwas ist schiefgegangen',
  commented: ' kommentierte deine Kritik zu ',
  liked: ' gefällt deine Kritik zu ',
  and: ' und ',
  others: (count) => plural(count, { one: '# weiterem Mitglied', other: '# weiteren Mitgliedern' }),
  requested: ' möchte mit dir befreundet sein',
  accepted: ' hat deine Freundschaftsanfrage angenommen',
  notFriends: 'Nicht befreundet',
}
