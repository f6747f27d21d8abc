import type { Translation } from '../../lib/translation.ts'
import type * as english from './years.home.messages.ts'

export const homeYearTexts: Translation<typeof english.homeYearTexts> = {
  isReady: (year) => `Dein ${year} ist da`,
}
