import type { Translation } from '../../lib/translation.ts'
import type * as english from './popular-reviews.messages.ts'

export const popularReviewTexts: Translation<typeof english.popularReviewTexts> = {
  on: 'über',
  innerQuote: (words) => `‚${words}‘`,
  rated: (rating) => `, ${rating} von 10`,
  heading: 'Beliebt auf Medley',
  hint: 'Von Leuten, die du noch nicht kennst.',
}
