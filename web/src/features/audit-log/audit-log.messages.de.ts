import type { Translation } from '../../lib/translation.ts'
import type * as english from './audit-log.messages.ts'
import { plural } from '../../lib/locale.ts'

export const auditLogTexts: Translation<typeof english.auditLogTexts> = {
  title: 'Protokoll',
  none: 'Keine Ereignisse',
  failed: 'Etwas ist schiefgegangen',
  unknownMember: 'Dieses Mitglied gibt es nicht',
  loadMore: 'Mehr laden',
  kind: 'Art',
  allKinds: 'Alle',
  member: 'Mitglied',
  show: 'Anzeigen',
}

const subjectNames: Record<string, string> = {
  review: 'Rezension',
  comment: 'Kommentar',
  list: 'Liste',
  work: 'Werk',
}

const detailNames: Record<string, string> = {
  act: 'Entscheidung',
  reason: 'Grund',
  name: 'Name',
  formerEmail: 'Frühere Adresse',
  mailing: 'Rundmail',
}

export const partTexts: Translation<typeof english.partTexts> = {
  operator: 'Der Betreiber',
  unknownAccount: 'ein unbekanntes Konto',
  deletedUser: (id) => `Konto ${id} (gelöscht)`,
  something: 'etwas',
  pictureOf: (name) => `Profilbild von ${name}`,
  subject: (subject) => subject.replace(/^\w+(?= \d)/, (type) => subjectNames[type] ?? type),
  subjectBy: (subject, name) => `${subject} von ${name}`,
  detail: (name, value) => `${detailNames[name] ?? name}: ${value}`,
  from: (address) => `Von ${address}`,
}

export const kindWords: typeof english.kindWords = {
  login: {
    label: 'Anmeldungen',
    sentence: ({ who, details }) =>
      details['secondFactor']
        ? `${who} hat sich mit einem zweiten Faktor angemeldet`
        : `${who} hat sich angemeldet`,
  },
  'login-failed': {
    label: 'Gescheiterte Anmeldungen',
    sentence: ({ whom, details }) =>
      details['proof']
        ? `Der zweite Schritt einer Anmeldung als ${whom} ist gescheitert`
        : `Eine Anmeldung als ${whom} ist gescheitert`,
  },
  logout: { label: 'Abmeldungen', sentence: ({ who }) => `${who} hat sich abgemeldet` },
  'sessions-ended': {
    label: 'Beendete Sitzungen',
    sentence: ({ who, whom, isByOperator }) =>
      isByOperator
        ? `${who} hat ${whom} überall abgemeldet`
        : `${who} hat sich auf anderen Geräten abgemeldet`,
  },
  'account-created': {
    label: 'Neue Konten',
    sentence: ({ who }) => `${who} hat ein Konto angelegt`,
  },
  'account-deleted': {
    label: 'Gelöschte Konten',
    sentence: ({ who }) => `${who} hat das eigene Konto gelöscht`,
  },
  'password-changed': {
    label: 'Geänderte Passwörter',
    sentence: ({ who }) => `${who} hat das eigene Passwort geändert`,
  },
  'password-reset': {
    label: 'Zurückgesetzte Passwörter',
    sentence: ({ who }) => `${who} hat über einen Link per E-Mail ein neues Passwort gewählt`,
  },
  'password-reset-requested': {
    label: 'Links für ein neues Passwort',
    sentence: ({ whom }) => `Ein Link für ein neues Passwort ging an ${whom}`,
  },
  'email-confirmed': {
    label: 'Bestätigte E-Mail-Adressen',
    sentence: ({ who, whom, isByOperator }) =>
      isByOperator
        ? `${who} hat die E-Mail-Adresse von ${whom} bestätigt`
        : `${who} hat die eigene E-Mail-Adresse bestätigt`,
  },
  'email-changed': {
    label: 'Geänderte E-Mail-Adressen',
    sentence: ({ whom }) => `Die E-Mail-Adresse von ${whom} hat sich geändert`,
  },
  'identity-changed': {
    label: 'Verknüpfte Anmeldungen',
    sentence: ({ who, details }) =>
      details['change'] === 'linked'
        ? `${who} hat das Konto mit dem Identitätsanbieter verknüpft`
        : `${who} hat die Verknüpfung mit dem Identitätsanbieter gelöst`,
  },
  'second-factor-changed': { label: 'Zweite Faktoren', sentence: secondFactorSentence },
  'export-requested': {
    label: 'Exporte',
    sentence: ({ who }) => `${who} hat einen Export der eigenen Daten angefordert`,
  },
  'backup-place-changed': {
    label: 'Orte von Sicherungen',
    sentence: ({ who }) => `${who} hat den Ort der eigenen Sicherungen geändert`,
  },
  'admin-created': {
    label: 'Neue Rechte zur Verwaltung',
    sentence: ({ whom }) => `${whom} darf jetzt verwalten`,
  },
  'admin-granted': {
    label: 'Rechte zur Verwaltung durch eine Gruppe',
    sentence: ({ whom, details }) => `${whom} darf durch die Gruppe ${details['group']} verwalten`,
  },
  'admin-ended': {
    label: 'Beendete Rechte zur Verwaltung',
    sentence: ({ whom }) => `${whom} darf nicht mehr durch eine Gruppe verwalten`,
  },
  'admin-act': {
    label: 'Andere Aufrufe der Verwaltung',
    sentence: ({ who, what }) => `${who} hat ${what} aufgerufen`,
  },
  'content-removed': {
    label: 'Entfernte Inhalte',
    sentence: ({ who, what }) => `${who} hat ${what} entfernt`,
  },
  'act-undone': { label: 'Rückgängig gemachte Entscheidungen', sentence: undoSentence },
  'member-warned': {
    label: 'Verwarnungen',
    sentence: ({ who, whom, what }) => `${who} hat ${whom} verwarnt: ${what}`,
  },
  'member-suspended': {
    label: 'Sperrungen',
    sentence: ({ who, whom }) => `${who} hat ${whom} gesperrt`,
  },
  'member-restored': {
    label: 'Aufgehobene Sperrungen',
    sentence: ({ who, whom, details }) =>
      details['ended']
        ? `Die Sperrung von ${whom} ist abgelaufen`
        : `${who} hat die Sperrung von ${whom} aufgehoben`,
  },
  'report-dismissed': {
    label: 'Verworfene Meldungen',
    sentence: ({ who, what }) => `${who} hat die Meldungen verworfen: ${what}`,
  },
  'address-blocked': {
    label: 'Gesperrte Adressen',
    sentence: ({ who, whom }) => `${who} hat die E-Mail-Adresse von ${whom} gesperrt`,
  },
  'mailing-accepted': {
    label: 'Rundmails',
    sentence: ({ who, details }) =>
      `${who} hat eine Rundmail an ${plural(Number(details['recipients']), { one: '# Adresse', other: '# Adressen' })} geschickt`,
  },
}

type EventFacts = Parameters<(typeof english.kindWords)['login']['sentence']>[0]

const secondFactorChanges: Record<string, string> = {
  'second-factor-added': 'einen zweiten Faktor hinzugefügt',
  'second-factor-removed': 'einen zweiten Faktor entfernt',
  'recovery-codes-renewed': 'die Ersatzcodes erneuert',
  'recovery-code-used': 'einen Ersatzcode benutzt',
}

function secondFactorSentence({ who, whom, isByOperator, details }: EventFacts): string {
  const change = secondFactorChanges[String(details['change'])] ?? 'einen zweiten Faktor geändert'
  return isByOperator ? `${who} hat bei ${whom} ${change}` : `${who} hat ${change}`
}

const undoneActs: Record<string, string> = {
  remove: 'Entfernt',
  warn: 'Verwarnt',
  suspend: 'Gesperrt',
  dismiss: 'Meldungen verworfen',
}

function undoSentence({ who, what, details }: EventFacts): string {
  const act = undoneActs[String(details['undone'])] ?? 'Entschieden'
  return `${who} hat „${act}“ rückgängig gemacht: ${what}`
}
