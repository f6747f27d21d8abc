import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './remarks.messages.ts'

const placeholders: Record<Medium, string> = {
  film: 'Was ging dir dabei durch den Kopf?',
  tvShow: 'Was ging dir bei dieser Folge durch den Kopf?',
  book: 'Was ging dir an dieser Stelle durch den Kopf?',
  album: 'Was ging dir bei diesem Titel durch den Kopf?',
  podcast: 'Was ging dir bei dieser Folge durch den Kopf?',
}

export const remarkTexts: Translation<typeof english.remarkTexts> = {
  heading: 'Diskussion',
  count: (count) => plural(count, { one: '# Anmerkung', other: '# Anmerkungen' }),
  upToYou:
    'Du siehst, was bis zu deiner Stelle gesagt wurde. Der Rest öffnet sich, wenn du weiterkommst.',
  visitors: 'Melde dich an und sag, wie weit du bist, um mitzulesen.',
  order: 'Reihenfolge',
  byPoint: 'Nach Stelle',
  newest: 'Neueste',
  none: 'Noch keine Anmerkungen',
  noneHere: 'Dazu hat noch niemand etwas gesagt.',
  ahead: (count) =>
    plural(count, {
      one: '# Anmerkung liegt noch vor dir',
      other: '# Anmerkungen liegen noch vor dir',
    }),
  aheadAt: 'Wo sie sind',
  by: (names) => `Von ${names}`,
  percent: (percent) => `${percent} %`,
  page: (page, total) => (total === null ? `Seite ${page}` : `Seite ${page} von ${total}`),
  minute: (minute) => `Minute ${minute}`,
  placeholder: (medium) => placeholders[medium],
  at: (name) => `Zu ${name}`,
  chooseEntry: (medium) =>
    medium === 'album'
      ? 'Öffne einen Titel, um etwas dazu zu schreiben.'
      : 'Öffne eine Folge, um etwas dazu zu schreiben, oder sag, wo du bist.',
  replyPlaceholder: 'Antworten',
  logIn: 'Melde dich an, um eine Anmerkung zu schreiben',
  write: 'Anmerkung schreiben',
  post: 'Senden',
  posted: 'Anmerkung veröffentlicht',
  postFailed: 'Die Anmerkung konnte nicht gesendet werden. Dein Text ist noch da.',
  reply: 'Antworten',
  replies: 'Antworten',
  save: 'Speichern',
  cancel: 'Abbrechen',
  edit: 'Bearbeiten',
  edited: 'bearbeitet',
  editFailed: 'Die Änderung konnte nicht gespeichert werden. Dein Text ist noch da.',
  remove: 'Löschen',
  removeFailed: 'Die Anmerkung konnte nicht gelöscht werden.',
  menu: 'Mehr zu dieser Anmerkung',
  profileOf: (name) => `Profil von ${name}`,
  loadFailed: 'Die Anmerkungen konnten nicht geladen werden.',
  more: 'Mehr Anmerkungen zeigen',
  moreFailed: 'Weitere Anmerkungen konnten nicht geladen werden.',
  pageField: 'Auf Seite',
  totalField: 'von',
  percentField: 'Bei Prozent',
  minuteField: 'In Minute',
  unit: 'Angabe in',
  pages: 'Seiten',
  percents: 'Prozent',
  minutes: 'Minuten',
  wrongPoint: 'Gib eine ganze Zahl ein, höchstens bis zum Ende',
  totalMissing: 'Sag noch, wie viele Seiten deine Ausgabe hat.',
  all: 'Die ganze Diskussion',
  limit: 'Das waren fünfzig für heute. Morgen geht es weiter.',
}
