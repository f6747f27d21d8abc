import type { Translation } from '../../lib/translation.ts'
import type * as english from './quick-rating.messages.ts'

export const quickRatingTexts: Translation<typeof english.quickRatingTexts> = {
  saved: (title, rating, place) =>
    `${title}: ${rating} von 10${place === null ? '' : `, bei ${place}`}`,
  amount: {
    page: (page) => `Seite ${page}`,
    minute: (minute) => `Minute ${minute}`,
    percent: (percent) => `${percent} %`,
  },
  removed: (title) => `Deine Bewertung von ${title} ist entfernt`,
  restored: (title, rating) => `${title}: wieder ${rating} von 10`,
  undo: 'Rückgängig',
  failed: 'Deine Bewertung wurde nicht gespeichert',
}
