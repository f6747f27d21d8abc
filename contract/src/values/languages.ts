import { languages } from '@medley/texts/languages'

/** The languages of the product, BCP 47: those whose texts are there. English is the default. */
export { languages } from '@medley/texts/languages'

export type Language = (typeof languages)[number]

/** True if a text is the code of a language of the product. */
export function isLanguage(text: unknown): text is Language {
  return languages.some((language) => language === text)
}

/** The cookie that keeps a visitor's choice. */
export const languageCookie = 'language'

/** The query parameter of any page that sets the cookie: `?language=de`. */
export const languageParameter = 'language'

/** The name of a built file in a language: `index.html`, `index.de.html`. */
export function fileIn(language: Language, name: string): string {
  return language === 'en' ? name : name.replace(/(?=\.\w+$)/, `.${language}`)
}
