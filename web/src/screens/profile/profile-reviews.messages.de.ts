import type { Translation } from '../../lib/translation.ts'
import type * as english from './profile-reviews.messages.ts'

export const profileReviewsTexts: Translation<typeof english.profileReviewsTexts> = {
  rateFirst: 'Bewerte deinen ersten Film',
  medium: 'Medium',
  sort: 'Sortieren',
  all: 'Alle',
  pinned: 'Angeheftet',
}
