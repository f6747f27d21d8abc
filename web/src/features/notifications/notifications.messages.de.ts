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
    review: 'deine Rezension',
    comment: 'dein Kommentar',
    list: 'deine Liste',
    picture: 'dein Profilbild',
    work: 'dein Werk',
    sentWork: 'deine Nachricht an Freunde',
    remark: 'deine Anmerkung',
  },
  reason: (reason) => `Begründung: ${reason}`,
  until: (day) => `bis ${day}`,
  object: 'Widersprechen',
}

export const notificationTexts: Translation<typeof english.notificationTexts> = {
  title: 'Benachrichtigungen',

  newOnes: 'Neue Benachrichtigungen',
  older: 'Ältere Benachrichtigungen',
  nothingNew: 'Keine neuen Benachrichtigungen',
  nothingNewDetail: 'Kommentare, Likes und Freundschaftsanfragen erscheinen hier.',
  nothingOlder: 'Keine älteren Benachrichtigungen',
  more: 'Mehr laden',
  markAll: 'Alle als gelesen markieren',
  markFailed:
    'Die Benachrichtigungen ließen sich nicht als gelesen markieren. Bitte versuch es noch einmal.',
  counted: {
    one: '1 Benachrichtigung',
    many: 'Benachrichtigungen',
    none: 'Keine Benachrichtigungen',
  },
  failed: 'Etwas ist schiefgegangen',
  commented: ' hat deine Rezension kommentiert: ',
  alsoCommented: (author) => ` hat auch die Rezension von ${author} kommentiert: `,
  commentedOnOwn: ' hat auch die eigene Rezension kommentiert: ',
  liked: ' gefällt deine Rezension zu ',
  likedList: ' gefällt deine Liste ',
  copiedListChanged: 'Kopierte Texte wurden entfernt aus deiner Liste ',
  whyCopiedListChanged:
    'Die ursprüngliche Liste wurde entfernt, oder wer sie geschrieben hat, ist nicht mehr da oder gesperrt.',
  sentWork: ' empfiehlt dir ',
  ratedSentWork: (rating) => ` gibt deiner Empfehlung ${rating} von 10: `,
  eveningInvitation: ' lädt dich ein, etwas für heute Abend auszusuchen',
  eveningChoice: ' hat für heute Abend gewählt: ',
  remarkReply: ' hat auf deine Anmerkung geantwortet: ',
  likedRemark: ' gefällt deine Anmerkung zu ',
  remarkReached: ' hat deine Anmerkung erreicht: ',
  episode: (season, number) => ` · S${season} E${number}`,
  and: ' und ',
  others: (count) => plural(count, { one: '# weiterem Mitglied', other: '# weiteren Mitgliedern' }),
  requested: ' möchte mit dir befreundet sein',
  accepted: ' hat deine Freundschaftsanfrage angenommen',
  notFriends: 'Nicht befreundet',
}
