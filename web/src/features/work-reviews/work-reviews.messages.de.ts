import type { Translation } from '../../lib/translation.ts'
import type * as english from './work-reviews.messages.ts'

export const workReviewsTexts: Translation<typeof english.workReviewsTexts> = {
  reviewsBy: 'Rezensionen von',
  sets: { public: 'Öffentlich', friends: 'Freunde', you: 'Du', any: 'Alle' },
  order: 'Sortieren nach',
  friendsFirst: 'Freunde zuerst',
  mostLiked: 'Beliebteste',
  onlyRating: (rating) => `Mit ${rating} von 10 bewertet`,
  showAllRatings: (rating) => `Mit ${rating} von 10 bewertet, alle Bewertungen zeigen`,
}
