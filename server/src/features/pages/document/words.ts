import type { Language } from '@medley/contract/values/languages'
import { type ServerTexts, textsIn as serverTextsIn } from '@medley/texts/server'
import { displayTitleOf } from '@medley/messages/titles'
import { oneLine } from '../../../lib/one-line.ts'

/** The texts of pages before the app runs. */
export type PageTexts = ServerTexts['pages'] &
  Pick<ServerTexts, 'importSources' | 'titles'> & { language: Language }

export function textsIn(language: Language): PageTexts {
  const { pages, importSources, titles } = serverTextsIn(language)
  return { ...pages, importSources, titles, language }
}

/** The locale of Open Graph: `en_US`, `de_DE`. */
export function openGraphLocale(language: Language): string {
  const { language: code, region = '' } = new Intl.Locale(language).maximize()
  return `${code}_${region}`
}

/** The title of a work in the language of its page. */
export function workTitle(
  work: { title: string; displayTitle?: string | undefined },
  texts: PageTexts,
): string {
  return titleText(displayTitleOf(work), texts)
}

/** The name of a work, also of one whose title has no visible character. */
export function titleText(title: string, { unknownTitle }: PageTexts): string {
  return oneLine(title) || unknownTitle
}
