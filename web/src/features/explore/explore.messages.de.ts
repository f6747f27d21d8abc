import { engagedVerbs } from '../works/medium-words.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './explore.messages.ts'

export const exploreTexts: Translation<typeof english.exploreTexts> = {
  sortBy: 'Sortieren nach',
  audienceSize: 'Bekanntheit',
  rating: 'Bewertung',
  thisWeek: 'Diese Woche',
  ranked:
    'So geordnet, dass eine Handvoll Bewertungen nicht für Platz 1 reicht. Der Ring zeigt den einfachen Durchschnitt.',
  lists: 'Listen',
  forYou: 'Für dich',
  moreWorks: 'Weitere Werke',
  filters: 'Filter',
  countedFilters: (count) => (count === 0 ? 'Filter' : `Filter (${count})`),
  genre: 'Genre',
  allGenres: 'Alle Genres',
  decade: 'Jahrzehnt',
  allDecades: 'Alle Jahrzehnte',
  decadeName: (year) => `${year}er`,
  country: 'Land',
  allCountries: 'Alle Länder',
  notEngaged: (medium) => `Noch nicht ${engagedVerbs[medium].toLowerCase()}`,
  likedByFriends: 'Gefällt Freunden',
  savedForLater: 'Auf der Merkliste',
  remove: (what) => `Filter entfernen: ${what}`,
  clear: 'Zurücksetzen',
  clearAll: 'Filter aufheben',
  nothingMatches: 'Nichts passt zu all diesen Filtern.',
  nothingThisWeek: 'In den letzten sieben Tagen hat niemand eins bewertet.',
  show: 'Werke zeigen',
  loadFailed: 'Etwas ist schiefgegangen',
}
