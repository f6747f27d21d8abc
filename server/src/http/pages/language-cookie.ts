import { type Language, languageCookie } from '@medley/contract/values/languages'

const secondsPerYear = 365 * 86_400

/** A `Set-Cookie` header that keeps the language of a browser's pages for a year. Scripts can read it. */
export function writeLanguageCookie(language: Language): string {
  return `${languageCookie}=${language}; Path=/; Max-Age=${secondsPerYear}; SameSite=Lax`
}
