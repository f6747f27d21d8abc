import { limits } from '@medley/contract/limits'
import { isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'
import type { Language } from '@medley/contract/values/languages'

/** The texts of the registration form. */
export const registrationTexts = {
  title: 'Create Account',
  email: 'E-mail',
  username: 'Username',
  usernameHint: 'Letters, digits, underscore, hyphen and dot',
  password: 'Password',
  confirmPassword: 'Confirm password',
  here: 'Already here?',
  login: 'Login',
  acceptPolicy: 'I accept the',
  policy: 'privacy policy',
  acceptTerms: 'and the',
  terms: 'terms and conditions',
  required: 'Required',
  invalidEmail: 'Invalid Email',
  usernameSigns: 'Username contains invalid characters',
  usernameLong: `Username must be ${limits.usernameMax} characters or less`,
  passwordShort: `Password must be ${limits.passwordMin} chars or more`,
  passwordLong: `Password too long. Max ${limits.passwordMax} characters`,
  mismatch: "Passwords don't match",
  invitedOnly:
    'You need an invitation to join. Ask a member for a link and open it in this browser.',
  closed: 'Nobody can create an account here at the moment.',
  autoLoginFailed: 'An error occurred',
  noAnswer: 'The server didn’t respond. Please try again.',
}

/** Text of a refused registration; the server's own if it has one. */
export function registrationFailureText(error: unknown): string {
  return isApiError(error) && error.code !== 'network' ? error.message : registrationTexts.noAnswer
}

/** Texts of new passwords, except at registration. */
export const newPasswordTexts = {
  short: `Password Too Short - Must be ${limits.passwordMin}+ chars`,
  long: `Password too long - ${limits.passwordMax} chars max`,
}

/** Texts of the request for a reset link. */
export const forgotTexts = {
  intro: 'Enter your account’s e-mail address, and we’ll send you a link to set a new password.',
  send: 'Send',
  sentTo: 'A link is on its way to',
  validity: 'It works once and expires in 15 minutes.',
  nothing: 'Nothing there? Check your spam folder, or ask again.',
}

/** Text of a failed request for a reset link. */
export function forgotFailureText(error: unknown, email: string): string {
  const message = isApiError(error) ? error.message : ''
  if (message.startsWith('No account with email')) {
    return `No account is registered with the email ${email}`
  }
  if (message === 'Email blacklisted') {
    return `The address ${email} has been blocked from receiving e-mail. Please contact ${readOperator().supportEmail}.`
  }
  return 'An unexpected error has occurred!'
}

/** Texts of the page behind a reset link. */
export const resetTexts = { title: 'Set a new password' }

/** Text of a rejected new password. */
export function resetFailureText(error: unknown): string {
  const message = isApiError(error) ? error.message : ''
  if (message === 'token expired') return 'token expired'
  if (message === 'Invalid token') return 'invalid token'
  if (isApiError(error, 'validation_error')) return message
  return 'An unexpected error occurred'
}

/** The texts of the settings screen. */
export const settingsTexts = {
  nameInvisible: 'Name needs a visible character',
  nameLong: `Name is too long - ${limits.nameMax} characters max`,
  firstName: 'First name',
  lastName: 'Last name',
  oldPassword: 'Old password',
  newPassword: 'New password',
  save: 'Save',
  deleteAccount: 'Delete account',
  delete: 'Delete',
  cancel: 'Cancel',
  nameUpdated: 'Name Updated',
  passwordUpdated: 'Password Updated',
  pictureUploaded: 'Upload Successful',
  accountDeleted: 'Account deleted',
  deletionQuestion: 'Are you sure? This option is not reversible.',
  failed: 'An error occurred',
}

/** Text of a wrong current password; undefined for other failures. */
export function wrongPasswordText(error: unknown): string | undefined {
  return isApiError(error, 'invalid_credentials') ? error.message : undefined
}

/** Which field of the form a refused change of the password concerns, with its text; null if none. */
export function passwordFailure(
  error: unknown,
): { field: 'old' | 'password'; message: string } | null {
  const wrong = wrongPasswordText(error)
  if (wrong !== undefined) return { field: 'old', message: wrong }
  return isApiError(error, 'validation_error')
    ? { field: 'password', message: error.message }
    : null
}

/** Texts of choosing a picture and the part of it to keep. */
export const cropTexts = {
  choose: 'Choose a picture',
  file: 'A png, jpg, jpeg or gif, up to 5 MB',
  upload: 'Upload',
  frame: 'Part of the picture to keep',
  hint: 'Drag the picture to choose the part inside the circle.',
  keys: 'With the keyboard: arrow keys move, + and − zoom.',
  zoom: 'Zoom',
}

/** Text of a rejected picture; the server's own if it has one. */
export function pictureFailureText(error: unknown): string {
  const message = isApiError(error) ? error.message : ''
  return message === '' ? settingsTexts.failed : `${settingsTexts.failed}: ${message}`
}

/** Texts of the choice of the member's language. */
export const languageTexts = {
  language: 'Language',
  /** Each in its own. */
  names: { en: 'English', de: 'Deutsch' } satisfies Record<Language, string>,
  hint: 'For the site and our e-mails to you, on all your devices.',
  hintOfApp: 'For our e-mails to you.',
  failed: 'An error occurred',
}
