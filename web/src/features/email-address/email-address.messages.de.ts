import { isApiError } from '../../lib/api.ts'
import { formatDate, plural } from '../../lib/locale.ts'
import { readOperator } from '../../operator.ts'
import { isLinkUseless as isUseless } from './email-address.messages.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './email-address.messages.ts'

export const addressTexts: Translation<typeof english.addressTexts> = {
  loadFailed: 'Etwas ist schiefgegangen',
  failed: 'Etwas ist schiefgegangen',
  confirmed: 'Bestätigt',
  unconfirmed: 'Noch nicht bestätigt',
  why: 'Folge dem Link in der E-Mail, die wir dir geschickt haben. Bis dahin bekommst du keine Neuigkeiten per E-Mail, wirst niemandem für eine Freundschaft vorgeschlagen und kannst keine Werke hinzufügen.',
  grace: (until) =>
    `Bitte bestätige sie bis ${formatDate(until, 'longDay')}. Danach bekommst du keine Neuigkeiten per E-Mail, wirst niemandem für eine Freundschaft vorgeschlagen und kannst keine Werke hinzufügen.`,
  whyForWorks:
    'Um Werke hinzuzufügen, bestätige deine E-Mail-Adresse: Folge dem Link in der E-Mail, die wir dir geschickt haben.',
  sendAgain: 'E-Mail noch einmal senden',
  sent: (email) => `Eine E-Mail an ${email} ist unterwegs`,
  waiting: (until) =>
    `wird deine Adresse, sobald du dem Link in der E-Mail folgst, die wir dorthin geschickt haben. Er gilt bis ${formatDate(until, 'time')}.`,
  cancel: 'Änderung abbrechen',
  cancelled: 'Deine Adresse bleibt, wie sie ist',
  newAddress: 'Neue E-Mail-Adresse',
  password: 'Aktuelles Passwort',
  change: 'Adresse ändern',
  changed: 'E-Mail-Adresse geändert',
  required: 'Pflichtfeld',
}

export const confirmTexts: Translation<typeof english.confirmTexts> = {
  documentTitle: 'E-Mail-Adresse bestätigen',
  title: 'Adresse bestätigen',
  question: 'Ist das deine Adresse? Dann bestätige sie hier.',
  confirm: 'Bestätigen',
  done: (email) => `${email} ist bestätigt`,
  changed: (email) => `${email} ist jetzt die Adresse deines Kontos`,
  goOn: 'Weiter zu Medley',
  toSettings: 'Zu den Einstellungen',
  logInForNew: 'Melde dich an: In den Einstellungen bekommst du einen neuen Link',
}

function blockedText(email: string): string {
  return `An ${email} dürfen wir keine E-Mails schicken. Bitte wende dich an ${readOperator().supportEmail}.`
}

export function letterFailureText(error: unknown, email = 'die Adresse deines Kontos'): string {
  if (isApiError(error, 'rate_limited')) return waitText(error.retryAfter ?? 60)
  return isApiError(error, 'email_blacklisted') ? blockedText(email) : addressTexts.failed
}

function waitText(seconds: number): string {
  const later = plural(Math.ceil(seconds / 60), { one: 'einer Minute', other: '# Minuten' })
  return `Gerade ging eine E-Mail an dich. Die nächste gibt es in ${later}.`
}

export function changeFailure(
  error: unknown,
  email: string,
): { field: 'email' | 'password'; message: string } | null {
  if (isApiError(error, 'invalid_credentials')) {
    return { field: 'password', message: 'Das Passwort stimmt nicht' }
  }
  if (isApiError(error, 'email_blacklisted')) return { field: 'email', message: blockedText(email) }
  if (isApiError(error, 'email_taken')) {
    return { field: 'email', message: 'Diese Adresse gehört schon zu einem Konto' }
  }
  if (isApiError(error, 'validation_error')) {
    return { field: 'email', message: 'Das ist keine E-Mail-Adresse' }
  }
  return null
}

export function confirmFailureText(error: unknown): string {
  if (isApiError(error, 'token_expired')) return 'Dieser Link ist abgelaufen.'
  if (isApiError(error, 'token_used')) return 'Dieser Link wurde schon benutzt.'
  if (isApiError(error, 'invalid_token')) {
    return 'Dieser Link gilt nicht mehr. In einer späteren E-Mail steht ein neuer, oder die Änderung wurde abgebrochen.'
  }
  if (isApiError(error, 'email_taken')) return 'Diese Adresse gehört zu einem anderen Konto.'
  return 'Etwas ist schiefgegangen. Bitte versuch es noch einmal.'
}

export const isLinkUseless: typeof english.isLinkUseless = isUseless
