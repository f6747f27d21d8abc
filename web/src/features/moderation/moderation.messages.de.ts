import { formatNumber, plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './moderation.messages.ts'

export const moderationTexts: Translation<typeof english.moderationTexts> = {
  title: 'Meldungen',
  open: (count) => `Meldungen (${formatNumber(count)})`,
  none: 'Keine Meldungen',
  noneDetail: 'Sobald ein Mitglied etwas meldet, erscheint es hier.',
  failed: 'Etwas ist schiefgegangen',
  loadMore: 'Mehr laden',
  keys: 'Tasten',
  keyNext: 'weiter',
  keyPrevious: 'zurück',
  keyUndo: 'rückgängig',
  acts: {
    remove: { label: 'Entfernen', key: 'r', done: 'Entfernt' },
    warn: { label: 'Verwarnen', key: 'w', done: 'Verwarnt' },
    suspend: { label: 'Sperren', key: 's', done: 'Gesperrt' },
    dismiss: { label: 'Verwerfen', key: 'd', done: 'Verworfen' },
  },
  types: {
    user: 'Mitglied',
    review: 'Rezension',
    comment: 'Kommentar',
    list: 'Liste',
    work: 'Werk',
    sentWork: 'Nachricht an Freunde',
    remark: 'Anmerkung',
  },
  by: (username) => `von ${username}`,
  undo: 'Rückgängig',
  undone: 'Rückgängig gemacht',
  rulingTitles: {
    warn: (username) => `${username} verwarnen`,
    suspend: (username) => `${username} sperren`,
  },
  rulingDetails: {
    warn: 'Das Mitglied bekommt das als Benachrichtigung und E-Mail und kann widersprechen. Was es geschrieben hat, bleibt.',
    suspend:
      'Andere sehen das Mitglied und alles, was es geschrieben hat, nicht mehr. Es kann sich weiter anmelden, die Begründung lesen, seine Daten exportieren, widersprechen und sein Konto löschen.',
  },
  reason: 'Begründung (das Mitglied liest sie)',
  until: 'Bis (leer: ohne Ende)',
  required: 'Pflichtfeld',
  cancel: 'Abbrechen',
}

export const suspensionTexts: Translation<typeof english.suspensionTexts> = {
  documentTitle: 'Gesperrt',
  title: 'Dein Konto ist gesperrt',
  reason: 'Begründung',
  until: (day) => `Bis ${day}`,
  open: 'Bis die Sperre aufgehoben wird',
  detail:
    'Bis dahin sieht niemand dein Profil und was du geschrieben hast. Du kannst deine Daten exportieren, widersprechen, dein Konto löschen oder dich abmelden.',
  object: 'Widersprechen',
  export: 'Deine Daten',
  leave: 'Konto löschen',
  logOut: 'Abmelden',
  failed: 'Etwas ist schiefgegangen',
}

export const caseTexts: Translation<typeof english.caseTexts> = {
  byAuthor: 'von',
  gone: 'Es ist nicht mehr da.',
  reported: (count) => plural(count, { one: 'Einmal gemeldet', other: '#-mal gemeldet' }),
  invitedBy: 'Eingeladen von',
  earlier: (count) =>
    plural(count, {
      one: '# frühere Entscheidung zu diesem Mitglied',
      other: '# frühere Entscheidungen zu diesem Mitglied',
    }),
  context: 'Im Zusammenhang öffnen',
  deletedReporter: 'ein gelöschtes Konto',
  removesPicture: 'löscht das Profilbild',
  removeTexts: 'Profiltext entfernen',
}
