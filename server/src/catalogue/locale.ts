/** Where and for whom sources look things up: their catalogues differ by country. */
export interface Locale {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** BCP 47, such as `en-US`. */
  language: string
}

export const usualLocale: Locale = { country: 'US', language: 'en-US' }

/** Language without its region: `en`. */
export const baseLanguage = ({ language }: Locale): string => language.split('-')[0] ?? language
