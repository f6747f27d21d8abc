import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type * as english from './work-page.messages.ts'

export const workPageTexts: Translation<typeof english.workPageTexts> = {
  discussion: 'Diskussion',
  menu: 'Mehr zu diesem Werk',
  toRate: (title) => `– dann kannst du ${title} bewerten.`,
  noRatings: 'Noch keine Bewertungen',
  moreBy: 'Mehr von',
  savedByFriends: 'Von Freunden gemerkt',
  reviews: 'Rezensionen',
  about: 'Zu diesem Werk',
  own: 'Du und dieses Werk',
  state: 'Dein Stand',
  more: 'Zu Liste oder Tagebuch hinzufügen',
  writeReview: 'Rezension schreiben',
  writeFirst: 'Schreib die erste',
  engagedByFriends: (verb) => `Von Freunden ${verb.toLowerCase()}`,
  released: 'Erschienen',
  ratings: 'Bewertungen',
  countRatings: (count) => plural(count, { one: '# Bewertung', other: '# Bewertungen' }),
  overall: 'Alle',
  friends: 'Freunde',
  you: 'Du',
  ratingBy: (who) => `Bewertung: ${who}`,
  sources: 'Quellen:',
  runTime: 'Laufzeit',
  perEpisode: 'Pro Folge',
  length: 'Länge',
  pages: 'Seiten',
  details: 'Einzelheiten',
  cast: 'Besetzung',
  series: 'Reihe',
  placeInSeries: (position, medium) => `, ${medium === 'book' ? 'Band' : 'Teil'} ${position}`,
  genre: { one: 'Genre', many: 'Genres' },
  country: { one: 'Land', many: 'Länder' },
  language: { one: 'Sprache', many: 'Sprachen' },
  originalTitle: 'Originaltitel',
  fromWikipedia: 'Aus der',
}

export const addedNoteTexts: Translation<typeof english.addedNoteTexts> = {
  note: 'Von Hand hinzugefügt. Bis zur Bestätigung sehen es nur die Mitglieder, die es eingetragen haben, und ihre Freunde.',
}
