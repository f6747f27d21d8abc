/** The texts of reviews. */
export const reviewTexts = {
  noPosts: 'No Posts',
  noReviews: 'no reviews found',
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
}
