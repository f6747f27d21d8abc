import { type CookieLifetime, deleteCookie, readCookie, writeCookie } from './cookie.ts'

/** Storage of the session token between visits. */
export interface TokenStore {
  /** The token, or null. Synchronous stores return it without a promise. */
  read(): string | null | Promise<string | null>
  write(token: string, lifetime: CookieLifetime): void
  clear(): void
}

const cookieName = 'authorization'

/** Cookie storage of the browser. */
export const cookieStore: TokenStore = {
  read: () => readCookie(cookieName),
  write: (token, lifetime) => writeCookie(cookieName, token, lifetime),
  clear: () => deleteCookie(cookieName),
}
