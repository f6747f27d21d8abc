import type { Language } from '@medley/contract/values/languages'
import * as english from '../pages.messages.ts'
import * as german from '../pages.messages.de.ts'
import { oneLine } from '../../../lib/one-line.ts'

export type PageTexts = typeof english.pageTexts

export const textsIn: Record<Language, PageTexts> = {
  en: english.pageTexts,
  de: german.pageTexts,
}

/** The name of a work, also of one whose title has no visible character. */
export function titleText(title: string, { unknownTitle }: PageTexts): string {
  return oneLine(title) || unknownTitle
}
