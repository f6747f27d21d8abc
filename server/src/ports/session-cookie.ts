import type { Language } from '@medley/contract/values/languages'
import type { SessionLifetime } from '@medley/contract/limits'

/** The cookie in which the browser of a request keeps its session. */
export interface SessionCookie {
  /** Sets the cookie with the response. A `browser` session's ends when the browser closes. */
  set(token: string, lifetime: SessionLifetime): void
  /** Removes the cookie with the response. */
  clear(): void
  /** Sets the language of the browser's pages, in a cookie of its own. */
  setLanguage(language: Language): void
}
