import { secondFactorsTexts as texts } from '@medley/texts/second-factors'
import { isApiError } from '../../lib/api.ts'
import { isPasskeyKnown, isPasskeyRefusal } from './passkey.ts'

/** Why a proof was not accepted. */
export function proofFailureText(error: Error, method: keyof typeof texts.proof.wrong): string {
  if (isPasskeyRefusal(error)) return texts.proof.passkeyRefused
  if (isApiError(error, 'invalid_proof', 'validation_error')) return texts.proof.wrong[method]
  if (isApiError(error, 'invalid_token')) return texts.proof.tookTooLong
  if (isApiError(error, 'rate_limited')) return waitText(error.retryAfter ?? 60)
  return texts.proof.failed
}

function waitText(seconds: number): string {
  return seconds > 90
    ? texts.proof.waitMinutes({ minutes: Math.ceil(seconds / 60) })
    : texts.proof.waitSeconds({ seconds })
}

/** Why a passkey was not added. */
export function passkeyFailureText(error: Error): string {
  if (isPasskeyRefusal(error)) return texts.passkeyRefused
  if (isPasskeyKnown(error) || isApiError(error, 'second_factor_exists')) return texts.passkeyKnown
  return isApiError(error, 'rate_limited') ? texts.tooManyPasskeys : texts.failed
}
