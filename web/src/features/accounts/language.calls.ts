import { isLanguage, type Language } from '@medley/contract/languages'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { language } from '../../lib/locale.ts'

/** The language of the pages. */
export const pageLanguage: Language = isLanguage(language) ? language : 'en'

export const languageQuery = queryOptions({
  queryKey: ['language'],
  queryFn: ({ signal }) => call('GET /v1/language', { signal }),
})

/** Sets the language of letters and pages, and loads the page again in it. */
export async function chooseLanguage(chosen: Language): Promise<void> {
  await call('PUT /v1/language', { body: { language: chosen } })
  if (chosen !== pageLanguage && import.meta.env.VITE_MOBILE !== 'on') location.reload()
}

/** Follows a link to the page in another language, and keeps the language for the member as far as possible. */
export async function followLanguageLink(chosen: string, address: string): Promise<void> {
  if (isLanguage(chosen)) {
    await call('PUT /v1/language', { body: { language: chosen } }).catch((error: unknown) =>
      logFailure('The language could not be kept', error),
    )
  }
  location.assign(address)
}
