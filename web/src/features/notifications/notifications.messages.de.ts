import { displayName } from '@medley/messages/titles'
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
    profileTexts: 'dein Profiltext',
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
  copiedListChanged: 'Kopierte Texte fehlen jetzt in deiner Liste ',
  whyCopiedListChanged:
    'Die ursprüngliche Liste wurde entfernt, oder wer sie geschrieben hat, ist nicht mehr da oder gesperrt.',
  ownYear: (year) => `Dein ${year} in Medley`,
  ownYearHint: 'Das Jahr in Szenen, jede ein Bild zum Teilen.',
  episode: (season, number) => ` · S${season} F${number}`,
  becauseOfYou: ' wegen deiner Rezension gemerkt',
  and: ' und ',
  others: (count) => plural(count, { one: '# weiteres Mitglied', other: '# weitere Mitglieder' }),
  othersLiking: (count) =>
    plural(count, { one: '# weiterem Mitglied', other: '# weiteren Mitgliedern' }),
  notFriends: 'Nicht befreundet',
  forMeToo: 'Bei mir auch',
  isLogged: 'In deinem Tagebuch',
}

export const notificationSentences: english.NotificationSentences = {
  'new friend request': ' möchte mit dir befreundet sein',
  'accepted friend request': ' ist jetzt mit dir befreundet',
  comment: ' hat deine Rezension kommentiert: ',
  'also commented': ({ author, reviewAuthor }) =>
    author.username === reviewAuthor.username
      ? ' hat auch die eigene Rezension kommentiert: '
      : ` hat auch die Rezension von ${displayName(reviewAuthor)} kommentiert: `,
  'liked review': ' gefällt deine Rezension zu ',
  'saved from review': (_, areSeveral) => (areSeveral ? ' haben sich ' : ' hat sich '),
  'liked list': ' gefällt deine Liste ',
  'sent work': (_, areSeveral) => (areSeveral ? ' empfehlen dir ' : ' empfiehlt dir '),
  'rated sent work': ({ rating }) => ` gibt deiner Empfehlung ${rating} von 10: `,
  'evening invitation': ' lädt dich ein, etwas für heute Abend auszusuchen',
  'evening choice': ({ isConfirmed }) =>
    isConfirmed ? ' sagt, an dem Abend gab es ' : ' hat für heute Abend gewählt: ',
  'remark reply': ' hat auf deine Anmerkung geantwortet: ',
  'liked remark': ' gefällt deine Anmerkung zu ',
  'remark reached': ' hat deine Anmerkung erreicht: ',
}
