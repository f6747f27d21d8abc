import type { Translation } from '../../lib/translation.ts'
import type * as english from './notification-settings.messages.ts'

export const notificationSettingsTexts: Translation<typeof english.notificationSettingsTexts> = {
  what: 'Benachrichtige mich über',
  kind: 'Worüber',
  site: 'Auf Medley',
  mail: 'E-Mail',
  on: (kind, channel) => `${kind}: ${channel}`,
  bundled:
    'E-Mails kommen gesammelt: höchstens alle 15 Minuten eine, über das, was du auf Medley noch nicht gesehen hast. E-Mails zur Sicherheit deines Kontos und zu Entscheidungen der Moderation kommen immer.',
  digest: 'Wochenrückblick',
  digestSwitch: 'Freitags per E-Mail senden',
  digestHint:
    'Was deine Freunde diese Woche am besten fanden, ihre neuen Listen und was ihnen von deiner Merkliste gefallen hat. Ohne Neuigkeiten kommt keine E-Mail.',
  unreachable: 'E-Mails erreichen dich noch nicht: Deine Adresse ist nicht bestätigt.',
  toAddress: 'Adresse bestätigen',
  failed: 'Etwas ist schiefgegangen',
  notSaved: 'Die Einstellung wurde nicht gespeichert',
}

export const kindLabels: Translation<typeof english.kindLabels> = {
  'new friend request': 'Freundschaftsanfragen',
  'accepted friend request': 'Angenommene Anfragen',
  comment: 'Kommentare zu deinen Rezensionen',
  'also commented': 'Kommentare, wo du kommentiert hast',
  'liked review': 'Likes für deine Rezensionen',
  'saved from review': 'Werke, die Freunde sich deinetwegen merken',
  'liked list': 'Likes für deine Listen',
  'copied list changed': 'Entferntes aus kopierten Listen',
  'sent work': 'Werke, die dir Freunde schicken',
  'rated sent work': 'Bewertungen von Werken, die du geschickt hast',
  'evening invitation': 'Einladungen zu einem Abend',
  'evening choice': 'Was für einen Abend gewählt wird',
  'remark reply': 'Antworten auf deine Anmerkungen',
  'liked remark': 'Likes für deine Anmerkungen',
  'remark reached': 'Freunde, die deine Anmerkungen erreichen',
  'own year': 'Dein Jahr, im Januar',
  'weekly digest': 'Wochenrückblick',
}
