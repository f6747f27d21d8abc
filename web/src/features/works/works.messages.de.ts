import type { Translation } from '../../lib/translation.ts'
import type * as english from './works.messages.ts'

export const worksTexts: Translation<typeof english.worksTexts> = {
  noWorks: 'Keine Werke gefunden',
  counted: { one: '1 Werk', many: 'Werke', none: 'Keine Werke gefunden' },
  saveForLater: 'Merken',
  averageRating: 'Durchschnittliche Bewertung',
  popular: (works) => `Beliebte ${works}`,
  explore: (works) => `${works} entdecken`,
  backIn: (works) => `${works}: zurück`,
  onIn: (works) => `${works}: weiter`,
  yourRating: 'Deine Bewertung',
  closeStars: 'Schließen',
  addReview: 'Rezension schreiben',
  editReview: 'Rezension bearbeiten',
  loadFailed: 'Etwas ist schiefgegangen',
  moreFailed: 'Weitere Werke konnten nicht geladen werden',
}
