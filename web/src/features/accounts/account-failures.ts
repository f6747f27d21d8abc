import { accountsTexts as texts } from '@medley/texts/accounts'
import { isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'

/** Text of a refused registration. */
export function registrationFailureText(error: unknown): string {
  const { registration } = texts
  if (!isApiError(error) || error.code === 'network') return registration.noAnswer
  const { message } = error
  if (error.code === 'username_taken') return registration.usernameTaken
  if (error.code === 'email_taken') return registration.emailTaken
  if (error.code === 'rate_limited') return registration.tooManyTries
  if (error.code === 'validation_error') return registration.invalid({ message })
  return registration.refused({ message })
}

/** Text of a failed request for a reset link. */
export function forgotFailureText(error: unknown, email: string): string {
  if (isApiError(error, 'no_account')) return texts.forgot.noAccount({ email })
  if (isApiError(error, 'email_blacklisted')) {
    return texts.forgot.blocked({ email, support: readOperator().supportEmail })
  }
  return texts.forgot.failed
}

/** Text of a rejected new password. */
export function resetFailureText(error: unknown): string {
  if (isApiError(error, 'token_expired')) return texts.reset.expired
  if (isApiError(error, 'invalid_token')) return texts.reset.invalid
  if (isApiError(error, 'validation_error')) {
    return texts.newPassword.refused({ message: error.message })
  }
  return texts.reset.failed
}

/** Text of a wrong current password; undefined for other failures. */
export function wrongPasswordText(error: unknown): string | undefined {
  return isApiError(error, 'invalid_credentials')
    ? texts.settings.wrongPassword({ message: error.message })
    : undefined
}

/** Which field of the form a refused change of the password concerns, with its text; null if none. */
export function passwordFailure(
  error: unknown,
): { field: 'old' | 'password'; message: string } | null {
  const wrong = wrongPasswordText(error)
  if (wrong !== undefined) return { field: 'old', message: wrong }
  return isApiError(error, 'validation_error')
    ? { field: 'password', message: texts.newPassword.refused({ message: error.message }) }
    : null
}

/** Text of a rejected picture. */
export function pictureFailureText(error: unknown): string {
  if (isApiError(error, 'file_too_large')) return texts.settings.pictureTooLarge
  if (isApiError(error, 'unsupported_file_type')) return texts.settings.pictureUnsupported
  return isApiError(error) && error.message !== ''
    ? texts.settings.pictureFailed({ message: error.message })
    : texts.settings.failed
}
