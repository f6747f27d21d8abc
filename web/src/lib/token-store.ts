import { type CookieLifetime, deleteCookie, readCookie, writeCookie } from './cookie.ts'

/** Where the token of the session is kept between two visits. */
export interface TokenStore {
  /** The token, or null. A store that answers at once does so without a promise. */
  read(): string | null | Promise<string | null>
  write(token: string, lifetime: CookieLifetime): void
  clear(): void
}

const cookieName = 'authorization'

/** The store of the browser. */
export const cookieStore: TokenStore = {
  read: () => readCookie(cookieName),
  write: (token, lifetime) => writeCookie(cookieName, token, lifetime),
  clear: () => deleteCookie(cookieName),
}
