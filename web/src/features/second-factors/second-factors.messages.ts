import { isApiError } from '../../lib/api.ts'
import { isPasskeyKnown, isPasskeyRefusal } from './passkey.ts'

/** Texts of the forms that ask for a proof. */
export const proofTexts = {
  title: 'Confirm it’s you',
  confirm: 'Confirm',
  cancel: 'Cancel',
  code: 'Code',
  codeHint: 'The 6 digits your authenticator app shows',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One of the ten you saved. It works once.',
  password: 'Password',
  passkey:
    'Use your passkey: your device asks for your face, finger or PIN, or for a security key.',
  instead: {
    passkey: 'Use a passkey',
    code: 'Use a code from your app',
    recoveryCode: 'Use a recovery code',
    password: 'Use your password',
  },
  wrong: {
    code: 'This code is wrong or has been used',
    recoveryCode: 'This recovery code is wrong or has been used',
    password: 'Password is incorrect',
    passkey: 'This passkey was not accepted',
  },
  passkeyRefused: 'No passkey was used',
  tookTooLong: 'This took too long. Go back and log in again.',
  tooManyTries: (seconds: number) =>
    seconds > 90
      ? `Too many attempts. Wait ${Math.ceil(seconds / 60)} minutes.`
      : `Too many attempts. Wait ${seconds} seconds.`,
  failed: 'An error occurred',
}

/** Why a proof was not accepted. */
export function proofFailureText(error: Error, method: keyof typeof proofTexts.wrong): string {
  if (isPasskeyRefusal(error)) return proofTexts.passkeyRefused
  if (isApiError(error, 'invalid_proof', 'validation_error')) return proofTexts.wrong[method]
  if (isApiError(error, 'invalid_token')) return proofTexts.tookTooLong
  if (isApiError(error, 'rate_limited')) return proofTexts.tooManyTries(error.retryAfter ?? 60)
  return proofTexts.failed
}

/** Texts of the settings. */
export const secondFactorsTexts = {
  intro: 'Add a second step at login, so a stolen password isn’t enough.',
  app: 'Authenticator app',
  appHint: 'An app on your phone shows a new code every 30 seconds.',
  added: (day: string) => `Added ${day}`,
  setUp: 'Set up',
  setUpApp: 'Set up an authenticator app',
  scan: 'Scan this with your authenticator app, or type the key into it.',
  qrCode: 'QR code with the key',
  key: 'Key',
  firstCode: 'Code the app shows now',
  wrongFirstCode: 'This code is wrong. Wait for the next one and try again.',
  add: 'Add',
  cancel: 'Cancel',
  remove: 'Remove',
  removeApp: 'Remove the authenticator app',
  removeQuestion: 'Remove this second step?',
  removed: 'Removed',
  passkeys: 'Passkeys',
  passkeysHint:
    'Your device or a security key proves it’s you. It also logs you in without a password.',
  passkeysMissing: 'This browser or address doesn’t support passkeys.',
  addPasskey: 'Add a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'For example, the device it’s on',
  passkeyAdded: 'The passkey was added',
  removePasskey: (name: string) => `Remove the passkey ${name}`,
  lastUsed: (day: string, time: string | null) =>
    time === null ? `Added ${day}, not used yet` : `Added ${day}, last used ${time}`,
  recoveryCodes: 'Recovery codes',
  left: (count: number) => `${count} of 10 left`,
  renew: 'Renew',
  renewCodes: 'Renew the recovery codes',
  renewQuestion: 'Renew the recovery codes?',
  renewBody: 'Your current codes will stop working.',
  keepCodes:
    'Keep these codes where you can find them without your phone. Each one works once in place of the second step. They won’t be shown again.',
  copy: 'Copy',
  save: 'Save as a file',
  fileName: 'medley-recovery-codes.txt',
  copied: 'Copied',
  copyFailed: 'Copying failed. Select the codes and copy them.',
  kept: 'I’ve saved them',
  failed: 'An error occurred',
}

/** Why a passkey was not added. */
export function passkeyFailureText(error: Error): string {
  if (isPasskeyRefusal(error)) return 'No passkey was created'
  if (isPasskeyKnown(error) || isApiError(error, 'second_factor_exists')) {
    return 'This device already has a passkey for your account'
  }
  if (isApiError(error, 'rate_limited')) return 'You’ve reached the maximum number of passkeys'
  return secondFactorsTexts.failed
}

/** Texts of the message to admins without a second factor. */
export const missingFactorTexts = {
  needed: 'Admins need two-factor login here',
  setUp: 'Set up',
}

/** Texts for members who never set a password. */
export const noPasswordTexts = {
  question: 'No password yet?',
  set: 'Set one by e-mail',
}
