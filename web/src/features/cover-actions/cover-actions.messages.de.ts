import type { Translation } from '../../lib/translation.ts'
import type * as english from './cover-actions.messages.ts'

export const coverTexts: Translation<typeof english.coverTexts> = {
  actions: (title) => `Aktionen für ${title}`,
  more: (title) => `Mehr zu ${title}`,
  rate: (title) => `${title} bewerten`,
  yourRating: 'Deine Bewertung',
  logIn: 'Melde dich an, um zu bewerten',
}
