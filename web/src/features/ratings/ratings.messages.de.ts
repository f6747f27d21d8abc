import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './ratings.messages.ts'

export const ratingTexts: Translation<typeof english.ratingTexts> = {
  own: (rating) => `Deine Bewertung: ${rating} von 10`,
  ownAs: (rating, average) => `Deine Bewertung, zugleich ${average}: ${rating} von 10`,
  sameRating: (rating) => `Ebenfalls ${rating} von dir`,
  noSameRating: (rating) => `Sonst hast du noch nichts mit ${rating} bewertet`,
  friends: 'So bewerten deine Freunde',
  histogram: 'Wie oft jede Bewertung vergeben wurde',
  bar: (rating, count) =>
    `${rating} von 10: ${plural(count, { one: '# Mitglied', other: '# Mitglieder' })}`,
  friendGave: (name, rating) => `${name}: ${rating} von 10`,
  ratingOf: (name: string) => `Bewertung von ${name}`,
  loading: 'Wird geladen',
  failed: 'Etwas ist schiefgegangen',
}
