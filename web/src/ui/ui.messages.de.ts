import type { Translation } from '../lib/translation.ts'
import type * as english from './ui.messages.ts'

export const uiTexts: Translation<typeof english.uiTexts> = {
  tryAgain: 'Noch einmal versuchen',
  failed: 'Etwas ist schiefgegangen',
  loading: 'Wird geladen',
  close: 'Schließen',
  closeMessage: 'Meldung schließen',
  clear: (label) => `${label} leeren`,
  leave: 'Verlassen',
  stay: 'Bleiben',
  showMore: 'Mehr zeigen',
  showLess: 'Weniger zeigen',
  pages: 'Seiten',
  page: (page) => `Seite ${page}`,
  pageOf: (page, pages) => `Seite ${page} von ${pages}`,
  previousPage: 'Vorherige Seite',
  nextPage: 'Nächste Seite',
  tags: 'Schlagwörter',
  first: (counted) => `Die ersten ${counted}`,
  rating: 'Bewertung',
  precision: 'Wie genau das Datum ist',
  precisions: { day: 'Tag', month: 'Monat', year: 'Jahr', none: 'Kein Datum' },
  noDateBody: 'Du kannst es später nachtragen.',
  noRating: 'Keine Bewertung',
  ofTen: (rating) => `${rating} von 10`,
}
