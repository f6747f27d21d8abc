import type { Translation } from '../../lib/translation.ts'
import type * as english from './popular-works.messages.ts'

export const popularWorksTexts: Translation<typeof english.popularWorksTexts> = {
  heading: 'Diese Woche beliebt',
  link: 'Charts',
}
