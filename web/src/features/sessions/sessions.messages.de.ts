import { isApiError } from '../../lib/api.ts'
import { formatNumber } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './sessions.messages.ts'

export const sessionTexts: Translation<typeof english.sessionTexts> = {
  usernameMissing: 'Der Benutzername fehlt',
  passwordMissing: 'Das Passwort fehlt',
  eitherMissing: 'Benutzername oder Passwort fehlt',
  wrongCredentials: 'Benutzername oder Passwort stimmt nicht',
  tooManyTries: 'Zu viele Versuche. Bitte warte eine Minute.',
  tooManyTriesFor: (minutes) => `Zu viele Versuche. Bitte warte ${formatNumber(minutes)} Minuten.`,
  serverError: 'Auf dem Server ist etwas schiefgegangen!',
  noAnswer: 'Etwas ist schiefgegangen!',
  login: 'Anmelden',
  passkeyLogin: 'Mit Passkey anmelden',
  providerLogin: (name) => `Mit ${name} anmelden`,
  providerAway: (name) => `${name} antwortet nicht. Bitte versuch es später noch einmal.`,
  back: 'Zurück',
  identifier: 'Benutzername oder E-Mail',
  password: 'Passwort',
  remember: 'Angemeldet bleiben',
  forgotPassword: 'Passwort vergessen',
  signUp: 'Konto anlegen',
  newHere: 'Neu bei Medley?',
  newAccount: 'Konto anlegen',
  ended: 'Deine Sitzung ist abgelaufen',
  goOn: (username) =>
    `Melde dich wieder an, @${username}, und mach weiter, wo du warst. Was du geschrieben hast, ist noch da.`,
  notNow: 'Nicht jetzt',
}

export const sessionListTexts: Translation<typeof english.sessionListTexts> = {
  loadFailed: 'Etwas ist schiefgegangen',
  failed: 'Etwas ist schiefgegangen',
  current: 'dieses Gerät',
  lastUsed: (time) => `zuletzt benutzt: ${time}`,
  end: 'Abmelden',
  endNamed: (device) => `Abmelden: ${device}`,
  endEverywhereElse: 'Überall sonst abmelden',
  endedEverywhereElse: 'Du bist überall sonst abgemeldet',
}

export function loginFailureText(error: unknown): string {
  if (isApiError(error) && error.status === 422) return sessionTexts.wrongCredentials
  if (isApiError(error, 'rate_limited')) return limitedText(error.retryAfter ?? 0)
  if (isApiError(error) && error.code !== 'network') return sessionTexts.serverError
  return sessionTexts.noAnswer
}

function limitedText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return minutes > 1 ? sessionTexts.tooManyTriesFor(minutes) : sessionTexts.tooManyTries
}
