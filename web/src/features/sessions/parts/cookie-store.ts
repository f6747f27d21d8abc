import { sessionHeader } from '@medley/contract/limits'
import { call, isApiError } from '../../../lib/api.ts'
import { deleteCookie, readCookie } from '../../../lib/cookie.ts'
import { logFailure } from '../../../lib/log.ts'
import type { TokenStore } from '../../../lib/token-store.ts'

/** Earlier versions kept the token in a cookie of this name, which scripts can read. */
const olderCookie = 'authorization'

/**
 * The store of a browser: a cookie that the server sets with the login and removes with the logout,
 * and that no script can read. Reading it means trading it for a token, which lives in memory only.
 */
export const cookieStore: TokenStore = {
  async read() {
    const older = readCookie(olderCookie)
    if (older === null) return saysNoSession() ? null : ((await trade(null)) ?? null)
    const token = await trade(older)
    if (token !== undefined) deleteCookie(olderCookie)
    return token ?? null
  },
  write: () => undefined,
  clear: () => undefined,
}

/** Whether the server served this page without seeing a cookie. True once: a login can follow. */
function saysNoSession(): boolean {
  const mark = document.querySelector('meta[name="session"][content="none"]')
  mark?.remove()
  return mark !== null
}

/** A token for the cookie, or for an older token; null if the session has ended, undefined without an answer. */
async function trade(bearer: string | null): Promise<string | null | undefined> {
  try {
    const headers = { [sessionHeader]: 'resume' }
    return (await call('POST /v1/sessions/token', { headers, bearer })).token
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) return null
    logFailure('The session could not be resumed', error)
    return undefined
  }
}
