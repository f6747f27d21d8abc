import type { Medium } from '@medley/contract/values/medium'
import { plural } from '../../lib/locale.ts'

/** Texts of the page of a work. */
export const workPageTexts = {
  discussion: 'Discussion',
  menu: 'More about this work',
  toRate: (title: string) => `to rate ${title}.`,
  noRatings: 'no ratings found',
  moreBy: 'More by',
  savedByFriends: 'Saved for later by friends',
  reviews: 'Reviews',
  about: 'About this work',
  own: 'You and this work',
  state: 'Where you are',
  more: 'Add to list or diary',
  writeReview: 'Write a review',
  writeFirst: 'Write the first one',
  engagedByFriends: (verb: string) => `${verb} by friends`,
  released: 'Released',
  ratings: 'Ratings',
  countRatings: (count: number) => plural(count, { one: '# rating', other: '# ratings' }),
  overall: 'Overall',
  friends: 'Friends',
  you: 'You',
  ratingBy: (who: string) => `${who} rating`,
  sources: 'From',
  runTime: 'Run time',
  perEpisode: 'Per episode',
  length: 'Length',
  pages: 'Pages',
  details: 'Details',
  cast: 'Cast',
  series: 'Series',
  placeInSeries: (position: string, medium: Medium) =>
    `, ${medium === 'book' ? 'book' : 'part'} ${position}`,
  genre: { one: 'Genre', many: 'Genres' },
  country: { one: 'Country', many: 'Countries' },
  language: { one: 'Language', many: 'Languages' },
  originalTitle: 'Original title',
  fromWikipedia: 'From',
}

/** Texts of the note about a work that a member added. */
export const addedNoteTexts = {
  note: 'Added by hand. Until it’s confirmed, only the members who added it and their friends see it.',
} as const
