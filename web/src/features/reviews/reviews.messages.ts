import type { Medium } from '@medley/contract/values/medium'

const ratedWords: Record<Medium, string> = {
  film: 'films',
  tvShow: 'TV shows',
  book: 'books',
  album: 'albums',
  podcast: 'podcasts',
}

/** The texts of reviews. */
export const reviewTexts = {
  noReviews: 'no reviews found',
  counted: { one: '1 review', many: 'reviews', none: 'no reviews found' },
  rated: 'Rating',
  newest: 'Newest',
  workBy: (title: string, username: string) => `${title}, by ${username}`,
  rating: (name: string) => `Rating of ${name}`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  postMenu: 'More actions',
  /** "rated 9 films", "rated 9 works" where mediums differ. */
  ratedMany: (count: number, medium: Medium | null) =>
    `rated ${count} ${medium === null ? 'works' : ratedWords[medium]}`,
  importedMany: (count: number, medium: Medium | null) =>
    `imported ${count} ${medium === null ? 'works' : ratedWords[medium]}`,
  ratingsBy: (count: number, name: string) => `${count} ratings, by ${name}`,
  showAll: (count: number) => `Show all ${count}`,
  showLess: 'Show less',
  listFailed: 'The reviews could not be loaded',
  moreFailed: 'More reviews could not be loaded',
  morePosts: 'More Posts',
  spoilers: 'Contains Spoilers',
  tileSpoilers: 'Contains spoilers!',
  showSpoiler: 'Spoiler, show',
  friendsOnly: 'Friends only',
}

/** Texts of the buttons for the marks of a review. */
export const markBarTexts = {
  bar: 'Format',
  bold: 'Bold',
  italic: 'Italics',
  quote: 'Quote',
  spoiler: 'Mark spoiler',
  page: 'Quote from page …',
  pageNumber: 'Page',
  insert: 'Insert quote',
  /** Below the words of a quote. */
  onPage: (page: string) => `p. ${page}`,
  preview: 'Preview',
  nothing: 'Nothing to preview yet',
}

/** The texts of the box for a review. */
export const reviewFieldTexts = {
  marks: '**bold**, *italics*, ||spoiler||, > quote',
}
