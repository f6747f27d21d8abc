import type { Translation } from '../../lib/translation.ts'
import type * as english from './works-to-rate.messages.ts'

export const worksToRateTexts: Translation<typeof english.worksToRateTexts> = {
  grid: 'Bekannte Werke',
  toRate: 'Bewerte, was du kennst',
  rate: (title) => `${title} bewerten`,
  unmark: 'Markierung entfernen',
  done: 'Fertig',
}
