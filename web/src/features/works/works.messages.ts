import type { Genre } from '@medley/contract/values/genres'
import type { Medium } from '@medley/contract/values/medium'
import { formatNumber, plural } from '../../lib/locale.ts'

/** The texts of the screens about works. */
export const worksTexts = {
  noWorks: 'No works found',
  counted: { one: '1 work', many: 'works', none: 'No works found' },
  saveForLater: 'Save for later',
  averageRating: 'Average rating',
  rank: (rank: number) => `${formatNumber(rank)}.`,
  ratings: (count: number) => plural(count, { one: '# rating', other: '# ratings' }),
  popular: (works: string) => `Popular ${works}`,
  explore: (works: string) => `Explore ${works}`,
  backIn: (works: string) => `Previous ${works}`,
  onIn: (works: string) => `Next ${works}`,
  yourRating: 'Your rating',
  closeStars: 'Close',
  addReview: 'Add a review',
  editReview: 'Edit your review',
  loadFailed: 'An error occurred',
  moreFailed: 'More works could not be loaded',
}

/** The name of a genre on screen. The catalogue's own names are English. */
export const genreTexts = {
  nameOf: (genre: string): string => genre,
}

/** Words for engaging with works of each medium. */
export const engagedVerbs: Record<Medium, string> = {
  film: 'Watched',
  tvShow: 'Watched',
  book: 'Read',
  album: 'Listened to',
  podcast: 'Listened to',
}

/** The parts of works; mediums without parts have no word. */
export const entryWords: Partial<Record<Medium, { one: string; many: string }>> = {
  tvShow: { one: 'Season', many: 'Seasons' },
  album: { one: 'Track', many: 'Tracks' },
  podcast: { one: 'Episode', many: 'Episodes' },
}

/** Genres whose name alone is not what somebody likes. */
const phrases: Partial<Record<Genre, string>> = {
  Biography: 'biographies',
  Classical: 'classical music',
  Country: 'country music',
  Crime: 'crime stories',
  Documentary: 'documentaries',
  Electronic: 'electronic music',
  Family: 'family stories',
  Folk: 'folk music',
  'Game Show': 'game shows',
  Latin: 'Latin music',
  Legal: 'legal stories',
  Musical: 'musicals',
  Mystery: 'mysteries',
  'New Age': 'New Age',
  Reality: 'reality TV',
  Short: 'short films',
  Silent: 'silent films',
  Soundtrack: 'soundtracks',
  Sport: 'sports',
  Superhero: 'superheroes',
  'Talk Show': 'talk shows',
  Teen: 'teen stories',
  Thriller: 'thrillers',
  War: 'war stories',
  Western: 'Westerns',
  World: 'world music',
}

const byName = new Map<string, string>(Object.entries(phrases))

/** Abbreviations keep their capitals. */
const isAbbreviation = /[A-Z]{2}|&/

/** Genres within a sentence about what somebody likes. The catalogue's own names are English. */
export const likedGenreTexts = {
  inSentence: (genre: string): string =>
    byName.get(genre) ?? (isAbbreviation.test(genre) ? genre : genre.toLowerCase()),
}
