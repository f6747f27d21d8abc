import type { Medium } from '@medley/contract/values/medium'
import { engagedVerbs } from '../works/medium-words.ts'

/** The texts of the filters of Explore. */
export const exploreTexts = {
  sortBy: 'Sort by',
  audienceSize: 'Audience Size',
  rating: 'Rating',
  thisWeek: 'This week',
  ranked:
    'Ranked so that a handful of ratings can’t top the list. The ring shows the plain average.',
  moreWorks: 'More works',
  lists: 'Lists',
  forYou: 'For you',
  filters: 'Filters',
  countedFilters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  genre: 'Genre',
  allGenres: 'All genres',
  decade: 'Decade',
  allDecades: 'All decades',
  decadeName: (year: number) => `${year}s`,
  country: 'Country',
  allCountries: 'All countries',
  notEngaged: (medium: Medium) => `Not ${engagedVerbs[medium].toLowerCase()} yet`,
  likedByFriends: 'Friends liked',
  savedForLater: 'Saved for later',
  remove: (what: string) => `Remove filter: ${what}`,
  clear: 'Clear',
  clearAll: 'Clear filters',
  nothingMatches: 'Nothing here matches all of these filters.',
  nothingThisWeek: 'Nobody has rated any in the past seven days.',
  show: 'Show works',
  loadFailed: 'An error occurred',
}
