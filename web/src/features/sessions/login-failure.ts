import { sessionsTexts as texts } from '@medley/texts/sessions'
import { isApiError } from '../../lib/api.ts'

/** Text of a failed login, for any server error or a lost request. */
export function loginFailureText(error: unknown): string {
  if (isApiError(error) && error.status === 422) return texts.wrongCredentials
  if (isApiError(error, 'rate_limited')) {
    return texts.tooManyTries({ minutes: Math.max(1, Math.ceil((error.retryAfter ?? 0) / 60)) })
  }
  return isApiError(error) && error.code !== 'network' ? texts.serverError : texts.noAnswer
}
