import { localeOf } from '../../lib/locale.ts'
import type * as english from './notifications.messages.ts'

const { number } = localeOf('de')

export const notificationLetterTexts: typeof english.notificationLetterTexts = {
  subject: (count, hasMore) =>
    `${hasMore ? 'Mehr als ' : ''}${number(count)} neue Benachrichtigungen`,
  one: 'Das ist auf Medley passiert:',
  several: 'Das ist auf Medley seit der letzten E-Mail passiert:',
  more: 'Und mehr, was du in der Liste auf Medley findest.',
  open: 'Zu den Benachrichtigungen',
  why: (link) => `Du bekommst diese E-Mail, weil E-Mails darüber eingeschaltet sind: ${link}`,
  comment: (who, work) => `${who} hat deine Rezension zu ${work} kommentiert`,
  likedReview: (who, work) => `${who} gefällt deine Rezension zu ${work}`,
  likedList: (who, list) => `${who} gefällt deine Liste ${list}`,
  copiedListChanged: (list) => `Aus deiner Liste ${list} wurden kopierte Texte entfernt`,
  alsoCommented: (who, author, work) =>
    `${who} hat auch die ${author === null ? 'eigene Rezension' : `Rezension von ${author}`} zu ${work} kommentiert`,
  requested: (who) => `${who} möchte mit dir befreundet sein`,
  accepted: (who) => `${who} hat deine Freundschaftsanfrage angenommen`,
  eveningInvitation: (who) => `${who} lädt dich ein, etwas für heute Abend auszusuchen`,
  eveningChoice: (who, work) => `${who} hat für heute Abend gewählt: ${work}`,
  sentWork: (who, work, note) => `${who} empfiehlt dir ${work}${note === null ? '' : `: ${note}`}`,
  ratedSentWork: (who, work, rating) => `${who} gibt deiner Empfehlung ${work} ${rating} von 10`,
}
