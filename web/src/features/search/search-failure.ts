import { searchTexts } from '@medley/texts/search'
import { isApiError } from '../../lib/api.ts'

/** True if a search failed because the device has no connection. */
export function isOffline(error: unknown): boolean {
  return isApiError(error, 'network') && !navigator.onLine
}

/** Why a picker has nothing to show. */
export function failureText(error: unknown): string {
  if (isOffline(error)) return searchTexts.offline
  return isApiError(error, 'provider_error') ? searchTexts.unreachable : searchTexts.failed
}
