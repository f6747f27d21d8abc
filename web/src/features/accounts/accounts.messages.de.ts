import { limits } from '@medley/contract/limits'
import { isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './accounts.messages.ts'

export const registrationTexts: Translation<typeof english.registrationTexts> = {
  title: 'Konto anlegen',
  email: 'E-Mail',
  username: 'Benutzername',
  usernameHint: 'Buchstaben, Ziffern, Unterstrich, Bindestrich und Punkt',
  password: 'Passwort',
  confirmPassword: 'Passwort wiederholen',
  here: 'Schon dabei?',
  login: 'Anmelden',
  acceptPolicy: 'Ich akzeptiere die',
  policy: 'Datenschutzerklärung',
  acceptTerms: 'und die',
  terms: 'Nutzungsbedingungen',
  required: 'Pflichtfeld',
  invalidEmail: 'Das ist keine E-Mail-Adresse',
  usernameSigns: 'Der Benutzername enthält ungültige Zeichen',
  usernameLong: `Der Benutzername darf höchstens ${limits.usernameMax} Zeichen haben`,
  passwordShort: `Das Passwort braucht mindestens ${limits.passwordMin} Zeichen`,
  passwordLong: `Das Passwort darf höchstens ${limits.passwordMax} Zeichen haben`,
  mismatch: 'Die Passwörter stimmen nicht überein',
  invitedOnly:
    'Du brauchst eine Einladung. Bitte ein Mitglied um einen Link und öffne ihn in diesem Browser.',
  closed: 'Hier kann zurzeit niemand ein Konto anlegen.',
  autoLoginFailed: 'Etwas ist schiefgegangen',
  noAnswer: 'Der Server hat nicht geantwortet. Bitte versuch es noch einmal.',
}

export function registrationFailureText(error: unknown): string {
  if (isApiError(error, 'username_taken')) return 'Dieser Benutzername ist schon vergeben'
  if (isApiError(error, 'email_taken')) return 'Diese Adresse gehört schon zu einem Konto'
  if (isApiError(error, 'rate_limited')) return 'Zu viele Versuche. Bitte warte einen Moment.'
  if (isApiError(error, 'validation_error')) return 'Bitte prüf deine Angaben'
  return registrationTexts.noAnswer
}

export const newPasswordTexts: Translation<typeof english.newPasswordTexts> = {
  short: `Das Passwort ist zu kurz: mindestens ${limits.passwordMin} Zeichen`,
  long: `Das Passwort ist zu lang: höchstens ${limits.passwordMax} Zeichen`,
}

export const forgotTexts: Translation<typeof english.forgotTexts> = {
  intro:
    'Nenn uns die Adresse deines Kontos, und wir schicken dir einen Link, mit dem du ein neues Passwort wählst.',
  send: 'Senden',
  sentTo: 'Ein Link ist unterwegs an',
  validity: 'Er gilt 15 Minuten lang und nur einmal.',
  nothing: 'Nichts angekommen? Sieh im Spam-Ordner nach, oder versuch es noch einmal.',
}

export function forgotFailureText(error: unknown, email: string): string {
  const message = isApiError(error) ? error.message : ''
  if (message.startsWith('No account with email')) return `Zu ${email} gibt es kein Konto`
  if (message === 'Email blacklisted') {
    return `An ${email} dürfen wir keine E-Mails schicken. Bitte wende dich an ${readOperator().supportEmail}.`
  }
  return 'Etwas ist schiefgegangen'
}

export const resetTexts: Translation<typeof english.resetTexts> = { title: 'Neues Passwort wählen' }

export function resetFailureText(error: unknown): string {
  const message = isApiError(error) ? error.message : ''
  if (message === 'token expired') return 'Dieser Link ist abgelaufen'
  if (message === 'Invalid token') return 'Dieser Link ist ungültig'
  if (isApiError(error, 'validation_error')) return 'Dieses Passwort ist zu kurz oder zu lang'
  return 'Etwas ist schiefgegangen'
}

export const settingsTexts: Translation<typeof english.settingsTexts> = {
  nameInvisible: 'Der Name braucht ein sichtbares Zeichen',
  nameLong: `Der Name ist zu lang: höchstens ${limits.nameMax} Zeichen`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  oldPassword: 'Altes Passwort',
  newPassword: 'Neues Passwort',
  save: 'Speichern',
  deleteAccount: 'Konto löschen',
  delete: 'Löschen',
  cancel: 'Abbrechen',
  nameUpdated: 'Name geändert',
  passwordUpdated: 'Passwort geändert',
  pictureUploaded: 'Bild hochgeladen',
  accountDeleted: 'Konto gelöscht',
  deletionQuestion: 'Bist du sicher? Das lässt sich nicht rückgängig machen.',
  failed: 'Etwas ist schiefgegangen',
}

export function wrongPasswordText(error: unknown): string | undefined {
  return isApiError(error, 'invalid_credentials') ? 'Das Passwort stimmt nicht' : undefined
}

export const passwordFailure: typeof english.passwordFailure = (error) => {
  const wrong = wrongPasswordText(error)
  if (wrong !== undefined) return { field: 'old', message: wrong }
  return isApiError(error, 'validation_error')
    ? { field: 'password', message: 'Dieses Passwort ist zu kurz oder zu lang' }
    : null
}

export const cropTexts: Translation<typeof english.cropTexts> = {
  choose: 'Bild wählen',
  file: 'PNG, JPG, JPEG oder GIF mit bis zu 5 MB',
  upload: 'Hochladen',
  frame: 'Ausschnitt, der bleibt',
  hint: 'Zieh das Bild, bis im Kreis liegt, was bleiben soll.',
  keys: 'Mit der Tastatur: Pfeiltasten bewegen, + und − zoomen.',
  zoom: 'Zoom',
}

export function pictureFailureText(error: unknown): string {
  if (isApiError(error, 'file_too_large')) return 'Dieses Bild ist zu groß'
  if (isApiError(error, 'unsupported_file_type')) return 'Dieses Bildformat geht nicht'
  return settingsTexts.failed
}

export const languageTexts: Translation<typeof english.languageTexts> = {
  language: 'Sprache',
  names: { en: 'English', de: 'Deutsch' },
  hint: 'Für diese Seiten und für E-Mails an dich. Sie gilt auch auf deinen anderen Geräten.',
  hintOfApp: 'Für E-Mails an dich.',
  failed: 'Etwas ist schiefgegangen',
}
