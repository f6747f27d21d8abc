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

export const identityTexts: Translation<typeof english.identityTexts> = {
  intro: (provider) => `Melde dich hier mit deinem Konto bei ${provider} an.`,
  connect: (provider) => `Mit ${provider} verbinden`,
  connected: (provider, when) =>
    `Dein Konto ist seit ${when} mit ${provider} verbunden. Du kannst dich damit anmelden.`,
  disconnect: (provider) => `Von ${provider} trennen`,
  disconnected: (provider) => `Von ${provider} getrennt`,
  lastWayIn:
    'Lege zum Trennen erst ein Passwort oder einen Passkey an, damit du dich weiterhin anmelden kannst.',
  onlyWayIn: 'Anders kann man sich hier nicht anmelden.',
  addressUnconfirmed:
    'Bestätige zuerst deine E-Mail-Adresse. Den Link dazu hast du per Mail bekommen.',
  failed: 'Etwas ist schiefgegangen',
  loadFailed: 'Die Verbindung konnte nicht geladen werden',
}

export const returnTexts: Translation<typeof english.returnTexts> = {
  connect: (provider) => `Mit ${provider} verbinden`,
  connected: (provider) => `Mit ${provider} verbunden`,
  confirm: (provider) =>
    `Ein Konto hier hat deine E-Mail-Adresse. Bestätige, dass es deins ist, um es mit ${provider} zu verbinden.`,
  prove: 'Bestätige, dass du es bist',
  proveBy: (provider) => `Mit ${provider} bestätigen`,
  proveHint: (provider) =>
    `Bei ${provider} meldest du dich noch einmal an. Danach bist du wieder hier und kannst zehn Minuten lang weitermachen.`,
  proved: 'Bestätigt. Du kannst jetzt weitermachen.',
  cancel: 'Abbrechen',
  back: 'Zurück',
  backToLogin: 'Zurück zur Anmeldung',
  backToSettings: 'Zurück zu den Einstellungen',
  cancelled: (provider) => `Du hast bei ${provider} abgebrochen. Nichts hat sich geändert.`,
  expired: 'Das hat zu lange gedauert oder war schon erledigt. Bitte fang noch einmal an.',
  refused: (provider) =>
    `${provider} hat nicht bestätigt, wer du bist. Bitte versuch es noch einmal.`,
  taken: (provider) => `Dieser Zugang bei ${provider} gehört zu einem anderen Konto.`,
  addressTaken: (provider) =>
    `Ein anderes Konto hat deine E-Mail-Adresse. Wenn es deins ist, melde dich dort an und verbinde ${provider} in den Einstellungen.`,
  addressMissing: (provider) =>
    `Willkommen! ${provider} kennt deine E-Mail-Adresse nicht. Welche darf Medley verwenden?`,
  address: 'E-Mail',
  addressHint: 'Du bekommst einen Link, um sie zu bestätigen. Auf deinem Profil steht sie nicht.',
  addressInvalid: 'Ungültige E-Mail-Adresse',
  addressUsed:
    'Ein anderes Konto hat diese Adresse. Wenn es deins ist, melde dich dort an und verbinde es.',
  addressBlocked: 'An diese Adresse dürfen keine E-Mails geschickt werden.',
  goOn: 'Konto anlegen',
  joinClosed: 'Hier werden keine neuen Konten angelegt.',
  invitationEnded: 'Diese Einladung gilt nicht mehr, deshalb wurde kein Konto angelegt.',
}

export const visitorTexts: Translation<typeof english.visitorTexts> = {
  login: 'Anmelden',
  logInToInteract: 'Melde dich an, um zu bewerten und zu merken',
  logIn: 'Melde dich an',
  or: 'oder',
  createAccount: 'leg ein Konto an',
}

export const otherWindowsTexts: Translation<typeof english.otherWindowsTexts> = {
  leftElsewhere: 'Du hast dich in einem anderen Fenster abgemeldet',
  changedElsewhere: (username) => `In einem anderen Fenster bist du als @${username} angemeldet`,
}
