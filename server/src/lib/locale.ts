import type { Language } from '@medley/contract/values/languages'
import { lazy } from './lazy.ts'

/** How a language writes numbers, dates and enumerations. */
export interface Locale {
  /** `1,000`, `7.5`; at most one decimal. */
  number: (number: number) => string
  /** `November 26, 2026`, in UTC. */
  day: (time: Date) => string
  /** `Ann, Ben and Cleo`. */
  list: (names: readonly string[]) => string
}

const known = new Map<Language, Locale>()

export function localeOf(language: Language): Locale {
  const locale = known.get(language) ?? makeLocale(language)
  known.set(language, locale)
  return locale
}

/** Dozens of files of texts need one as they load; what formats a number or date is made when it is needed. */
function makeLocale(language: Language): Locale {
  const number = lazy(() => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))
  const day = lazy(() => new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }))
  // `A, B and C`, though English dates are American.
  const list = lazy(() => new Intl.ListFormat(language === 'en' ? 'en-GB' : language))
  return {
    number: (value) => number().format(value),
    day: (time) => day().format(time),
    list: (names) => list().format(names),
  }
}
