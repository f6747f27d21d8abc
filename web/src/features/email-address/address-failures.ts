import { emailAddressTexts as texts } from '@medley/texts/email-address'
import { isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'

/** Text of a letter that was not sent, to the account's address unless another is given. */
export function letterFailureText(error: unknown, email?: string): string {
  if (isApiError(error, 'rate_limited')) {
    const minutes = Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
    return texts.address.tooOften({ minutes })
  }
  return isApiError(error, 'email_blacklisted') ? blockedText(email) : texts.address.failed
}

function blockedText(email: string | undefined): string {
  const support = readOperator().supportEmail
  return email === undefined
    ? texts.address.ownBlocked({ support })
    : texts.address.blocked({ email, support })
}

/** Which field of the form a refused change concerns, with its text; null if none. */
export function changeFailure(
  error: unknown,
  email: string,
): { field: 'email' | 'password'; message: string } | null {
  if (!isApiError(error)) return null
  const { code, message } = error
  if (code === 'invalid_credentials') {
    return { field: 'password', message: texts.address.wrongPassword({ message }) }
  }
  if (code === 'email_blacklisted') return { field: 'email', message: blockedText(email) }
  if (code === 'email_taken') return { field: 'email', message: texts.address.taken }
  return code === 'validation_error'
    ? { field: 'email', message: texts.address.invalid({ message }) }
    : null
}

/** Text of a link that could not be followed. */
export function confirmFailureText(error: unknown): string {
  if (isApiError(error, 'token_expired')) return texts.confirm.expired
  if (isApiError(error, 'token_used')) return texts.confirm.used
  if (isApiError(error, 'invalid_token')) return texts.confirm.invalid
  return isApiError(error, 'email_taken') ? texts.confirm.taken : texts.confirm.failed
}

/** True if trying the same link again is pointless. */
export function isLinkUseless(error: unknown): boolean {
  return isApiError(error, 'token_expired', 'token_used', 'invalid_token', 'email_taken')
}
