import type { Language } from '@medley/contract/values/languages'
import { lazy } from './lazy.ts'

/** The variant of each language that its texts are written in. */
const variants: Record<Language, { numbers: string; lists: string }> = {
  // American dates, but `A, B and C`.
  en: { numbers: 'en-US', lists: 'en-GB' },
  de: { numbers: 'de-DE', lists: 'de-DE' },
}

/** A text per plural form; `#` becomes the count. */
export type PluralForms = { [form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string } & {
  other: string
}

/** How a language writes numbers, dates, counts and enumerations. */
export interface Locale {
  /** `1,000`, `7.5`; at most one decimal. */
  number: (number: number) => string
  /** `November 26, 2026`, in UTC. */
  day: (time: Date) => string
  /** `plural(2, { one: '# work', other: '# works' })` is `2 works`. */
  plural: (count: number, forms: PluralForms) => string
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
  const { numbers, lists } = variants[language]
  const number = lazy(() => new Intl.NumberFormat(numbers, { maximumFractionDigits: 1 }))
  const day = lazy(() => new Intl.DateTimeFormat(numbers, { dateStyle: 'long', timeZone: 'UTC' }))
  const rules = lazy(() => new Intl.PluralRules(numbers))
  const list = lazy(() => new Intl.ListFormat(lists))
  return {
    number: (value) => number().format(value),
    day: (time) => day().format(time),
    plural: (count, forms) =>
      (forms[rules().select(count)] ?? forms.other).replaceAll('#', number().format(count)),
    list: (names) => list().format(names),
  }
}
