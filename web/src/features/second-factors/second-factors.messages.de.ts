import { isApiError } from '../../lib/api.ts'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import { isPasskeyKnown, isPasskeyRefusal } from './passkey.ts'
import type * as english from './second-factors.messages.ts'

export const proofTexts: Translation<typeof english.proofTexts> = {
  title: 'Bestätige, dass du es bist',
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  code: 'Code',
  codeHint: 'Die 6 Ziffern aus deiner Authenticator-App',
  recoveryCode: 'Ersatzcode',
  recoveryCodeHint: 'Einer der zehn, die du aufbewahrt hast; er gilt einmal',
  password: 'Passwort',
  passkey:
    'Nimm deinen Passkey: Dein Gerät fragt nach Gesicht, Finger oder PIN oder nach einem Sicherheitsschlüssel.',
  instead: {
    passkey: 'Passkey benutzen',
    code: 'Code aus der App benutzen',
    recoveryCode: 'Ersatzcode benutzen',
    password: 'Passwort benutzen',
  },
  wrong: {
    code: 'Dieser Code ist falsch oder schon benutzt',
    recoveryCode: 'Dieser Ersatzcode ist falsch oder schon benutzt',
    password: 'Das Passwort stimmt nicht',
    passkey: 'Dieser Passkey wurde nicht angenommen',
  },
  passkeyRefused: 'Es wurde kein Passkey benutzt',
  tookTooLong: 'Das hat zu lange gedauert. Bitte melde dich noch einmal an.',
  tooManyTries: (seconds) =>
    seconds > 90
      ? `Zu viele Versuche. Warte ${Math.ceil(seconds / 60)} Minuten.`
      : `Zu viele Versuche. Warte ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}.`,
  failed: 'Etwas ist schiefgegangen',
}

export function proofFailureText(error: Error, method: keyof typeof proofTexts.wrong): string {
  if (isPasskeyRefusal(error)) return proofTexts.passkeyRefused
  if (isApiError(error, 'invalid_proof', 'validation_error')) return proofTexts.wrong[method]
  if (isApiError(error, 'invalid_token')) return proofTexts.tookTooLong
  if (isApiError(error, 'rate_limited')) return proofTexts.tooManyTries(error.retryAfter ?? 60)
  return proofTexts.failed
}

export const secondFactorsTexts: Translation<typeof english.secondFactorsTexts> = {
  intro:
    'Ein zweiter Schritt bei der Anmeldung, damit ein gestohlenes Passwort allein nichts nützt.',
  app: 'Authenticator-App',
  appHint: 'Eine App auf deinem Handy zeigt alle 30 Sekunden einen neuen Code.',
  added: (day) => `Hinzugefügt am ${day}`,
  setUp: 'Einrichten',
  setUpApp: 'Authenticator-App einrichten',
  scan: 'Scanne das mit deiner Authenticator-App, oder gib den Schlüssel dort ein.',
  qrCode: 'QR-Code mit dem Schlüssel',
  key: 'Schlüssel',
  firstCode: 'Code, den die App jetzt zeigt',
  wrongFirstCode: 'Dieser Code ist falsch. Warte auf den nächsten und versuch es noch einmal.',
  add: 'Hinzufügen',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removeApp: 'Authenticator-App entfernen',
  removeQuestion: 'Diesen zweiten Schritt entfernen?',
  removed: 'Entfernt',
  passkeys: 'Passkeys',
  passkeysHint:
    'Dein Gerät oder ein Sicherheitsschlüssel weist nach, dass du es bist. Du kannst dich damit auch ganz ohne Passwort anmelden.',
  passkeysMissing: 'Dieser Browser oder diese Adresse unterstützt keine Passkeys.',
  addPasskey: 'Passkey hinzufügen',
  passkeyName: 'Name',
  passkeyNameHint: 'Etwa das Gerät, auf dem er liegt',
  passkeyAdded: 'Der Passkey ist hinzugefügt',
  removePasskey: (name) => `Passkey ${name} entfernen`,
  lastUsed: (day, time) =>
    time === null
      ? `Hinzugefügt am ${day}, noch nicht benutzt`
      : `Hinzugefügt am ${day}, zuletzt benutzt ${time}`,
  recoveryCodes: 'Ersatzcodes',
  left: (count) => `${count} von 10 übrig`,
  renew: 'Erneuern',
  renewCodes: 'Ersatzcodes erneuern',
  renewQuestion: 'Ersatzcodes erneuern?',
  renewBody: 'Die Codes, die du jetzt hast, gelten dann nicht mehr.',
  keepCodes:
    'Bewahre diese Codes dort auf, wo du sie ohne dein Handy findest. Jeder gilt einmal anstelle des zweiten Schritts. Sie werden nicht noch einmal gezeigt.',
  copy: 'Kopieren',
  save: 'Als Datei speichern',
  fileName: 'medley-ersatzcodes.txt',
  copied: 'Kopiert',
  copyFailed: 'Kopieren gescheitert. Markiere die Codes und kopiere sie.',
  kept: 'Ich habe sie aufbewahrt',
  failed: 'Etwas ist schiefgegangen',
}

export function passkeyFailureText(error: Error): string {
  if (isPasskeyRefusal(error)) return 'Es wurde kein Passkey angelegt'
  if (isPasskeyKnown(error) || isApiError(error, 'second_factor_exists')) {
    return 'Auf diesem Gerät liegt schon ein Passkey deines Kontos'
  }
  if (isApiError(error, 'rate_limited')) return 'Mehr Passkeys kann ein Konto nicht haben'
  return secondFactorsTexts.failed
}

export const missingFactorTexts: Translation<typeof english.missingFactorTexts> = {
  needed: 'Für die Verwaltung brauchst du die Anmeldung in zwei Schritten',
  setUp: 'Einrichten',
}

export const noPasswordTexts: Translation<typeof english.noPasswordTexts> = {
  question: 'Noch kein Passwort?',
  set: 'Per E-Mail anlegen',
}
