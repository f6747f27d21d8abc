import type { Translation } from '../../lib/translation.ts'
import type * as english from './quick-rating.messages.ts'

export const quickRatingTexts: Translation<typeof english.quickRatingTexts> = {
  saved: (title, rating) => `${title}: ${rating} von 10`,
  removed: (title) => `Deine Bewertung von ${title} ist entfernt`,
  restored: (title, rating) => `${title}: wieder ${rating} von 10`,
  undo: 'Rückgängig',
  failed: 'Deine Bewertung wurde nicht gespeichert',
}
