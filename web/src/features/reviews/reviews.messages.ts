import type { Medium } from '@medley/contract/medium'

const ratedWords: Record<Medium, string> = {
  film: 'films',
  tvShow: 'TV shows',
  book: 'books',
  album: 'albums',
  podcast: 'podcasts',
}

/** The texts of reviews. */
export const reviewTexts = {
  noPosts: 'No Posts',
  noReviews: 'no reviews found',
  counted: { one: '1 review', many: 'reviews', none: 'no reviews found' },
  order: 'Sort by',
  newest: 'Newest',
  friendsFirst: 'Friends first',
  mostLiked: 'Most liked',
  onlyRating: (rating: number) => `Rated ${rating} of 10`,
  showAllRatings: (rating: number) => `Rated ${rating} of 10, show all ratings`,
  rating: (name: string) => `Rating of ${name}`,
  comments: (count: number) => (count === 1 ? '1 comment' : `${count} comments`),
  countedPosts: { one: '1 post', many: 'posts', none: 'No Posts' },
  postMenu: 'More actions',
  /** "rated 9 films", "rated 9 works" where mediums differ. */
  ratedMany: (count: number, medium: Medium | null) =>
    `rated ${count} ${medium === null ? 'works' : ratedWords[medium]}`,
  ratingsBy: (count: number, name: string) => `${count} ratings, by ${name}`,
  showAll: (count: number) => `Show all ${count}`,
  showLess: 'Show less',
  toAnswer: 'to like and comment.',
  listFailed: 'The reviews could not be loaded',
  moreFailed: 'More reviews could not be loaded',
  reviewFailed: 'The review could not be loaded',
  morePosts: 'More Posts',
  spoilers: 'Contains Spoilers',
  tileSpoilers: 'Contains spoilers!',
  unknownTitle: 'Unknown Title',
  confirmDelete: 'Are you sure you want to delete this review?',
  deleted: 'Review Deleted',
  deleteFailed: 'Delete Failed',
  updateFailed: 'An Error occurred. Review not updated',
  futureDate: 'The date cannot be later than today',
  drawerFailed: 'An Error Occured',
  leaveQuestion: 'Are you sure you want to leave? You still have unsaved changes',
  restored: (when: string) => `Your unsaved changes (${when}) are back`,
  discardChanges: 'Discard changes',
}
