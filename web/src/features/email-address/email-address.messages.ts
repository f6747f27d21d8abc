import { formatDate } from '../../lib/locale.ts'
import { isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'

const dayOf = (time: string) => formatDate(time, 'longDay')
const momentOf = (time: string) => formatDate(time, 'time')

/** Texts about the member's e-mail address in the settings. */
export const addressTexts = {
  loadFailed: 'An error occurred',
  failed: 'An error occurred',
  confirmed: 'Confirmed',
  unconfirmed: 'Not confirmed yet',
  why: 'Follow the link in the e-mail we sent you. Until then you won’t get news by e-mail, won’t be suggested to others as a friend, and can’t add works.',
  grace: (until: string) =>
    `Please confirm it by ${dayOf(until)}. After that you won’t get news by e-mail, won’t be suggested to others as a friend, and can’t add works.`,
  whyForWorks:
    'Confirm your e-mail address to add works: follow the link in the e-mail we sent you.',
  sendAgain: 'Send the e-mail again',
  sent: (email: string) => `An e-mail is on its way to ${email}`,
  waiting: (until: string) =>
    `will be your address once you follow the link in the e-mail we sent there. The link expires on ${momentOf(until)}.`,
  cancel: 'Cancel the change',
  cancelled: 'Your address stays as it is',
  newAddress: 'New e-mail address',
  password: 'Current password',
  change: 'Change address',
  changed: 'E-mail Updated',
  required: 'Required',
}

/** Texts of the page behind a link. */
export const confirmTexts = {
  documentTitle: 'Confirm your e-mail address',
  /** Without a hyphen, at which narrow screens would break the line. */
  title: 'Confirm your address',
  question: 'Is this your address? Then confirm it here.',
  confirm: 'Confirm',
  done: (email: string) => `${email} is confirmed`,
  changed: (email: string) => `${email} is now your account’s address`,
  goOn: 'Continue to Medley',
  toSettings: 'Go to Settings',
  logInForNew: 'Log in to get a new link in Settings',
}

function blockedText(email: string): string {
  return `The address ${email} has been blocked from receiving e-mail. Please contact ${readOperator().supportEmail}.`
}

/** Text of a letter that was not sent. */
export function letterFailureText(error: unknown, email = 'of your account'): string {
  if (isApiError(error, 'rate_limited')) return waitText(error.retryAfter ?? 60)
  return isApiError(error, 'email_blacklisted') ? blockedText(email) : addressTexts.failed
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  const later = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return `We sent an e-mail a moment ago. You can get another in ${later}.`
}

/** Which field of the form a refused change concerns, with its text; null if none. */
export function changeFailure(
  error: unknown,
  email: string,
): { field: 'email' | 'password'; message: string } | null {
  if (isApiError(error, 'invalid_credentials')) return { field: 'password', message: error.message }
  if (isApiError(error, 'email_blacklisted')) return { field: 'email', message: blockedText(email) }
  if (isApiError(error, 'email_taken') || isApiError(error, 'validation_error')) {
    return { field: 'email', message: error.message }
  }
  return null
}

/** Text of a link that could not be followed. */
export function confirmFailureText(error: unknown): string {
  if (isApiError(error, 'token_expired')) return 'This link has expired.'
  if (isApiError(error, 'token_used')) return 'This link has been used already.'
  if (isApiError(error, 'invalid_token')) {
    return 'This link is not valid. A later e-mail has a new one, or the change was cancelled.'
  }
  if (isApiError(error, 'email_taken')) return 'Another account has this address.'
  return 'An error occurred. Please try again.'
}

/** True if trying the same link again is pointless. */
export function isLinkUseless(error: unknown): boolean {
  return (['token_expired', 'token_used', 'invalid_token', 'email_taken'] as const).some((code) =>
    isApiError(error, code),
  )
}
