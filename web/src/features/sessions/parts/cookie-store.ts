import { sessionHeader } from '@medley/contract/limits'
import { call, isApiError } from '../../../lib/api.ts'
import { logFailure } from '../../../lib/log.ts'
import type { TokenStore } from '../../../lib/storage/token-store.ts'

/**
 * The store of a browser: a cookie that the server sets with the login and removes with the logout,
 * and that no script can read. Reading it means trading it for a token, which lives in memory only.
 */
export const cookieStore: TokenStore = {
  read: async () => (isServedWithoutSession() ? null : trade()),
  write: () => undefined,
  clear: () => undefined,
}

/** True if the server served this page without seeing a cookie. True once: a login can follow. */
function isServedWithoutSession(): boolean {
  const mark = document.querySelector('meta[name="session"][content="none"]')
  mark?.remove()
  return mark !== null
}

/** A token for the cookie; null if the session has ended, or without an answer. */
async function trade(): Promise<string | null> {
  try {
    const headers = { [sessionHeader]: 'resume' }
    return (await call('POST /v1/sessions/token', { headers, bearer: null })).token
  } catch (error) {
    if (!isApiError(error, 'unauthenticated')) logFailure('The session could not be resumed', error)
    return null
  }
}
